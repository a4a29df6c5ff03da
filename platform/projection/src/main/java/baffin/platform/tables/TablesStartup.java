package baffin.platform.tables;

import io.quarkus.arc.All;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import org.jboss.logging.Logger;

/** Opens the tables when a service starts, and ends a service whose log and database do not belong together. */
@ApplicationScoped
class TablesStartup {

    private static final Logger LOG = Logger.getLogger(TablesStartup.class);

    void start(@Observes StartupEvent event, @All List<TableLog> logs) {
        for (TableLog log : logs) {
            log.opened().subscribe().with(open -> {}, refused -> {
                LOG.fatal(refused.getMessage());
                Quarkus.asyncExit(1);
            });
        }
    }
}
