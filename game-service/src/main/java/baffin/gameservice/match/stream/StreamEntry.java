package baffin.gameservice.match.stream;

import baffin.gameservice.match.api.Lookup;
import baffin.platform.limits.Slot;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Finds the match before a stream begins: once its headers are sent, nothing can be refused any more. */
class StreamEntry {

    private static final Slot<Lookup.Seen> SLOT = new Slot<>("baffin.stream.match");

    private final Lookup lookup;

    StreamEntry(Lookup lookup) {
        this.lookup = lookup;
    }

    /** Marks endpoints that stream a match, whose id is the path parameter {@code id}. */
    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    @interface OfMatch {}

    @OfMatch
    @ServerRequestFilter
    Uni<Response> find(ContainerRequestContext request, RoutingContext context) {
        String id = request.getUriInfo().getPathParameters().getFirst("id");
        return SLOT.fill(context, lookup.seen(id));
    }

    /** The match that was found for this request. */
    static Lookup.Seen found(RoutingContext context) {
        return SLOT.of(context);
    }
}
