package baffin.gameservice.match.stream;

import baffin.gameservice.match.api.Lookup;
import baffin.platform.limits.Slot;
import baffin.platform.stream.ServerEvents;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Finds the match before a stream begins: once its headers are sent, nothing can be refused any more. */
class StreamEntry {

    private static final Slot<Optional<Lookup.Seen>> SLOT = new Slot<>("baffin.stream.match");

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
        return SLOT.fill(context, ServerEvents.entry(look(lookup, request.getUriInfo())));
    }

    /** The match of an address, at its {@code minVersion} at least. */
    static Uni<Lookup.Seen> look(Lookup lookup, UriInfo address) {
        String least = address.getQueryParameters().getFirst("minVersion");
        return lookup.seen(
                address.getPathParameters().getFirst("id"), null, least == null ? null : Long.valueOf(least), null);
    }

    /** The match that was found for this request; empty while the views do not have it yet. */
    static Optional<Lookup.Seen> found(RoutingContext context) {
        return SLOT.of(context);
    }
}
