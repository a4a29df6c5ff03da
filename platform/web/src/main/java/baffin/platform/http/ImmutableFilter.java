package baffin.platform.http;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response.Status;
import java.util.Set;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;

/** Tells clients what they may keep for good. */
public final class ImmutableFilter {

    /** For one client alone: what it sees depends on who it is. */
    static final String ONE_CLIENT = "private, max-age=31536000, immutable";

    static final String EVERYBODY = "public, max-age=31536000, immutable";

    private static final Set<Integer> KEPT = Set.of(Status.OK.getStatusCode(), Status.NOT_MODIFIED.getStatusCode());

    @Immutable
    @ServerResponseFilter
    void keep(ContainerRequestContext request, ContainerResponseContext response) {
        MultivaluedMap<String, String> query = request.getUriInfo().getQueryParameters();
        if (query.containsKey("version")) {
            keep(response, ONE_CLIENT);
        } else if (query.containsKey("rulesVersion")) {
            keep(response, EVERYBODY);
        }
    }

    @ImmutableAddress
    @ServerResponseFilter
    void keepForEverybody(ContainerResponseContext response) {
        keep(response, EVERYBODY);
    }

    private static void keep(ContainerResponseContext response, String how) {
        if (KEPT.contains(response.getStatus())) {
            response.getHeaders().putSingle(HttpHeaders.CACHE_CONTROL, how);
        }
    }
}
