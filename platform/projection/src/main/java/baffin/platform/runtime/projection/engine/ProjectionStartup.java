package baffin.platform.runtime.projection.engine;

import baffin.platform.limits.LivenessConfig;
import io.quarkus.arc.All;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.health.api.HealthRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import org.eclipse.microprofile.health.Liveness;
import org.eclipse.microprofile.health.Readiness;
import org.jboss.logging.Logger;

/** Starts all projections of a process, reports their health, and stops them. */
@ApplicationScoped
class ProjectionStartup {

    private static final Logger LOG = Logger.getLogger(ProjectionStartup.class);

    private final List<ProjectionEngine> engines;
    private final HealthRegistry readiness;
    private final HealthRegistry liveness;

    ProjectionStartup(
            @All List<ProjectionEngine> engines,
            @Readiness HealthRegistry readiness,
            @Liveness HealthRegistry liveness) {
        this.engines = engines;
        this.readiness = readiness;
        this.liveness = liveness;
    }

    void start(@Observes StartupEvent event, LivenessConfig config) {
        for (ProjectionEngine engine : engines) {
            readiness.register(engine.name(), engine::health);
            liveness.register(engine.name(), () -> engine.liveness(config.stallAfter()));
            engine.start()
                    .subscribe()
                    .with(done -> {}, fault -> LOG.errorf(fault, "projection %s failed to start", engine.name()));
        }
    }

    void stop(@Observes ShutdownEvent event) {
        for (ProjectionEngine engine : engines) {
            // the registries outlive the application in tests
            readiness.remove(engine.name());
            liveness.remove(engine.name());
            engine.close();
        }
    }
}
