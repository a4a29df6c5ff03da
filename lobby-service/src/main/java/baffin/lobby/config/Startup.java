package baffin.lobby.config;

import baffin.platform.runtime.decider.streams.DeciderRuntime;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import org.jboss.logging.Logger;

/** Starts what is no bean of the framework. */
@ApplicationScoped
class Startup {

    private static final Logger LOG = Logger.getLogger(Startup.class);

    private final DeciderRuntime runtime;
    private final List<ProjectionEngine> engines;

    Startup(
            @Identifier(Deciders.LOBBY) DeciderRuntime runtime,
            @Identifier("open-matches") ProjectionEngine open,
            @Identifier("ended-matches") ProjectionEngine ended) {
        this.runtime = runtime;
        this.engines = List.of(open, ended);
    }

    void start(@Observes StartupEvent event) {
        runtime.start();
        engines.forEach(engine -> engine.start()
                .subscribe()
                .with(done -> {}, failure -> LOG.error("the list of matches can't be kept", failure)));
    }

    void stop(@Observes ShutdownEvent event) {
        runtime.close();
        engines.forEach(ProjectionEngine::close);
    }
}
