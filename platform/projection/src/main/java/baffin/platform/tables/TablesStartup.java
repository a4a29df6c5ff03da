package baffin.platform.tables;

import io.quarkus.arc.All;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.health.api.HealthRegistry;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.List;
import org.eclipse.microprofile.health.Readiness;
import org.jboss.logging.Logger;

/** Opens the tables when a service starts, and ends a service whose log and database do not belong together. */
@ApplicationScoped
class TablesStartup {

    private static final Logger LOG = Logger.getLogger(TablesStartup.class);

    /** A restore that takes longer goes on while requests are told to come again. */
    private static final Duration START_WAIT = Duration.ofSeconds(10);

    void start(@Observes StartupEvent event, @All List<TableLog> logs, @Readiness HealthRegistry readiness) {
        for (TableLog log : logs) {
            readiness.register(log.topic(), log::health);
            log.opened().subscribe().with(open -> {}, refused -> {
                LOG.fatal(refused.getMessage());
                Quarkus.asyncExit(1);
            });
        }
        logs.forEach(TablesStartup::awaitOpen);
    }

    void stop(@Observes ShutdownEvent event, @All List<TableLog> logs, @Readiness HealthRegistry readiness) {
        // the registry outlives the application in tests
        logs.forEach(log -> readiness.remove(log.topic()));
    }

    /** Requests should find the keys of tokens: whoever comes earlier is taken for somebody without a valid one. */
    private static void awaitOpen(TableLog log) {
        log.opened()
                .onFailure()
                .recoverWithNull()
                .ifNoItem()
                .after(START_WAIT)
                .recoverWithUni(Uni.createFrom().voidItem())
                .await()
                .indefinitely();
    }
}
