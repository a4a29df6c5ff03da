package baffin.platform.http;

import baffin.platform.identity.Leases;
import jakarta.ws.rs.NotAcceptableException;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.stream.Stream;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Refuses a stream in a form that it does not have. Its forms are methods of one address, and the framework takes the
 * first of them where none is accepted.
 */
public final class StreamForms {

    /** After the query, before anything is waited for or looked up. */
    private static final int BEFORE_OTHERS = Priorities.AUTHORIZATION + 60;

    @Leases.Streaming
    @ServerRequestFilter(priority = BEFORE_OTHERS)
    void check(ContainerRequestContext request, ResourceInfo resource) {
        Produces form = resource.getResourceMethod().getAnnotation(Produces.class);
        if (form != null && !fits(form, request)) {
            throw new NotAcceptableException();
        }
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
