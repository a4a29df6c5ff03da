package baffin.rules.config;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

/** Starts what is no bean of the framework. */
@ApplicationScoped
class Startup {

    private final Serving serving;

    Startup(Serving serving) {
        this.serving = serving;
    }

    void start(@Observes StartupEvent event) {
        serving.start();
    }

    void stop(@Observes ShutdownEvent event) {
        serving.close();
    }
}
