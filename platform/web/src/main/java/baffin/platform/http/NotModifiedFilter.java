package baffin.platform.http;

import baffin.platform.limits.Methods;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response.Status;
import java.util.Objects;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jboss.resteasy.reactive.server.SimpleResourceInfo;

/**
 * Leaves the body out of every answer that the client has already, by its entity tag (RFC 9110, 13.1.2). Resources that
 * know their tag before they compute anything do so themselves, and save the work as well.
 */
public final class NotModifiedFilter {

    @ServerResponseFilter(priority = Priorities.USER)
    void leaveOut(ContainerRequestContext request, ContainerResponseContext response, SimpleResourceInfo resource) {
        Object tag = response.getHeaders().getFirst(HttpHeaders.ETAG);
        if (response.getStatus() == Status.OK.getStatusCode()
                && tag != null
                && !resource.getResourceClass().isAnnotationPresent(TagsItself.class)
                && Methods.reads(request.getMethod())
                && Tagged.known(request.getHeaderString(HttpHeaders.IF_NONE_MATCH), Objects.toString(tag))) {
            response.setStatus(Status.NOT_MODIFIED.getStatusCode());
            response.setEntity(null);
        }
    }
}
