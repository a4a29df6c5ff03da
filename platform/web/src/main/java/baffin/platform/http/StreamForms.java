package baffin.platform.http;

import baffin.platform.identity.Leases;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.NotAcceptableException;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.stream.Stream;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;

/**
 * Refuses a stream in a form that it does not have: its forms are methods of one address, and the framework takes the
 * first of them where none is accepted. HEAD has the headers of the stream and ends, and no proxy holds events back.
 */
public final class StreamForms {

    /** After the query, before anything is waited for or looked up. */
    private static final int BEFORE_OTHERS = Priorities.AUTHORIZATION + 60;

    private static final int AFTER_OTHERS = Priorities.USER + 1_000;

    @Leases.Streaming
    @ServerRequestFilter(priority = BEFORE_OTHERS)
    void check(ContainerRequestContext request, ResourceInfo resource) {
        Produces form = resource.getResourceMethod().getAnnotation(Produces.class);
        if (form != null && !fits(form, request)) {
            throw new NotAcceptableException();
        }
    }

    /** Once all is found that the stream needs: what is refused of GET is refused of HEAD. */
    @Leases.Streaming
    @ServerRequestFilter(priority = AFTER_OTHERS)
    @Nullable
    Response begin(ContainerRequestContext request, ResourceInfo resource, RoutingContext context) {
        context.response().putHeader("X-Accel-Buffering", "no");
        Produces form = resource.getResourceMethod().getAnnotation(Produces.class);
        return request.getMethod().equals(HttpMethod.HEAD)
                ? Response.ok().type(form.value()[0]).build()
                : null;
    }

    private static boolean fits(Produces form, ContainerRequestContext request) {
        try {
            List<MediaType> accepted = request.getAcceptableMediaTypes();
            return Stream.of(form.value())
                    .map(MediaType::valueOf)
                    .anyMatch(type -> accepted.stream().anyMatch(type::isCompatible));
        } catch (IllegalArgumentException unreadable) {
            return false;
        }
    }
}
