package baffin.platform.identity;

import baffin.platform.limits.Slot;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.core.Response;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Gives each stream its lease before it begins. */
public class Leases {

    private static final Slot<Lease> SLOT = new Slot<>("baffin.stream.lease");

    private final Callers callers;

    Leases(Callers callers) {
        this.callers = callers;
    }

    /** Marks endpoints that stream. */
    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    public @interface Streaming {}

    @Streaming
    @ServerRequestFilter
    Uni<Response> lease(RoutingContext context) {
        return SLOT.fill(context, callers.lease());
    }

    /** The lease of this request. */
    public static Lease of(RoutingContext context) {
        return SLOT.of(context);
    }
}
