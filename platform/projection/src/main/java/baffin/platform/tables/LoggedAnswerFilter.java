package baffin.platform.tables;

import io.quarkus.arc.All;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Response.Status.Family;
import java.util.List;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Answers once the log has what the request wrote. */
class LoggedAnswerFilter {

    private final List<TableLog> logs;

    LoggedAnswerFilter(@All List<TableLog> logs) {
        this.logs = logs;
    }

    @Logged
    @ServerResponseFilter
    Uni<Void> wait(ContainerRequestContext request, ContainerResponseContext response, ResourceInfo resource) {
        boolean wrote = !request.getMethod().equals(HttpMethod.GET)
                && response.getStatusInfo().getFamily() == Family.SUCCESSFUL;
        Uni<Void> logged = Uni.createFrom().voidItem();
        for (TableLog log : wrote ? logs : List.<TableLog>of()) {
            if (log.concerns(resource.getResourceClass())) {
                logged = logged.chain(log::flushed);
            }
        }
        return logged;
    }
}
