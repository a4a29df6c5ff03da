package baffin.gameservice.sandbox.api;

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

/** Finds the sandbox before a stream begins: once its headers are sent, nothing can be refused any more. */
class SandboxStreamEntry {

    private static final Slot<SandboxLookup.Owned> SLOT = new Slot<>("baffin.stream.sandbox");

    private final SandboxLookup lookup;

    SandboxStreamEntry(SandboxLookup lookup) {
        this.lookup = lookup;
    }

    /** Marks endpoints that stream a sandbox, whose id is the path parameter {@code id}. */
    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    @interface OfSandbox {}

    @OfSandbox
    @ServerRequestFilter
    Uni<Response> find(ContainerRequestContext request, RoutingContext context) {
        var info = request.getUriInfo();
        var query = info.getQueryParameters();
        var look = new SandboxLookup.Look(SandboxLookup.seat(query.getFirst("seat")), null, null, query.getFirst("as"));
        return SLOT.fill(context, lookup.seen(info.getPathParameters().getFirst("id"), look));
    }

    /** The sandbox that was found for this request. */
    static SandboxLookup.Owned found(RoutingContext context) {
        return SLOT.of(context);
    }
}
