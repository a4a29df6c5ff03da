package baffin.platform.tables;

import io.quarkus.arc.All;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import java.util.List;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Refuses requests until the tables may be used: an account that is not restored yet must not be taken for unknown. */
class OpenTablesFilter {

    private static final int FIRST = 0;
    private static final String PUBLIC = "/api/";

    private final List<TableLog> logs;

    OpenTablesFilter(@All List<TableLog> logs) {
        this.logs = logs;
    }

    @ServerRequestFilter(priority = FIRST)
    void refuse(ContainerRequestContext request, ResourceInfo resource) {
        if (request.getUriInfo().getPath().startsWith(PUBLIC)) {
            for (TableLog log : logs) {
                if (log.concerns(resource.getResourceClass())) {
                    log.refusal().ifPresent(refusal -> {
                        throw refusal;
                    });
                }
            }
        }
    }
}
