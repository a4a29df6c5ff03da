package baffin.platform.runtime.decider.loop;

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

/** Starts all deciders of a process, reports their health, and stops them. */
@ApplicationScoped
class DeciderStartup {

    private final List<DeciderRuntime> runtimes;
    private final HealthRegistry readiness;
    private final HealthRegistry liveness;

    DeciderStartup(
            @All List<DeciderRuntime> runtimes,
            @Readiness HealthRegistry readiness,
            @Liveness HealthRegistry liveness) {
        this.runtimes = runtimes;
        this.readiness = readiness;
        this.liveness = liveness;
    }

    void start(@Observes StartupEvent event, LivenessConfig config) {
        for (DeciderRuntime runtime : runtimes) {
            readiness.register(runtime.name(), runtime.readiness());
            liveness.register(runtime.name(), runtime.liveness(config.stallAfter()));
            runtime.start();
        }
    }

    void stop(@Observes ShutdownEvent event) {
        for (DeciderRuntime runtime : runtimes) {
            // the registries outlive the application in tests
            readiness.remove(runtime.name());
            liveness.remove(runtime.name());
            runtime.close();
        }
    }
}
