package baffin.rules.config;

import baffin.platform.runtime.decider.streams.DeciderRuntime;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

/** Starts what is no bean of the framework. */
@ApplicationScoped
class Startup {

    private final DeciderRuntime runtime;
    private final Serving serving;

    Startup(@Identifier(DeciderWiring.RULES) DeciderRuntime runtime, Serving serving) {
        this.runtime = runtime;
        this.serving = serving;
    }

    void start(@Observes StartupEvent event) {
        runtime.start();
        serving.start();
    }

    void stop(@Observes ShutdownEvent event) {
        serving.close();
        runtime.close();
    }
}
