package baffin.gameservice.notification.api;

import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
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

/** Tells who is calling before a stream begins: once its headers are sent, nothing can be refused any more. */
class Entrance {

    private static final Slot<Caller> SLOT = new Slot<>("baffin.stream.caller");

    private final Callers callers;

    Entrance(Callers callers) {
        this.callers = callers;
    }

    /** Marks streams that only those who are signed in may open. */
    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    @interface SignedIn {}

    @SignedIn
    @ServerRequestFilter
    Uni<Response> identify(RoutingContext context) {
        return SLOT.fill(context, callers.required());
    }

    /** Who is calling. */
    static Caller caller(RoutingContext context) {
        return SLOT.of(context);
    }
}
