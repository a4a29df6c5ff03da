package baffin.gameservice.live;

import baffin.gameservice.match.api.Lookup;
import baffin.gameservice.sandbox.api.SandboxLookup;
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
    private static final String BEGIN = "baffin.stream.begin";

    private final Lookup lookup;

    private final SandboxLookup sandboxes;

    StreamEntry(Lookup lookup, SandboxLookup sandboxes) {
        this.lookup = lookup;
        this.sandboxes = sandboxes;
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

    /** Marks endpoints that stream a sandbox. */
    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    @interface OfSandbox {}

    @OfSandbox
    @ServerRequestFilter
    Uni<Response> findSandbox(ContainerRequestContext request, RoutingContext context) {
        var info = request.getUriInfo();
        String seat = info.getQueryParameters().getFirst("seat");
        return SLOT.fill(
                context,
                sandboxes
                        .seen(
                                info.getPathParameters().getFirst("id"),
                                new SandboxLookup.Look(
                                        SandboxLookup.seat(seat),
                                        null,
                                        null,
                                        info.getQueryParameters().getFirst("as")))
                        .invoke(seen -> context.put(BEGIN, seen.info().fromVersion()))
                        .map(SandboxLookup.Owned::seen));
    }

    /** The first version of the sandbox that was found for this request. */
    static long begin(RoutingContext context) {
        Long begin = context.get(BEGIN);
        return begin == null ? 1 : begin;
    }

    /** The match that was found for this request. */
    static Lookup.Seen found(RoutingContext context) {
        return SLOT.of(context);
    }
}
