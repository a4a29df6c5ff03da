package baffin.platform.http;

import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.limits.Methods;
import baffin.platform.limits.RateLimiter;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import java.lang.reflect.Method;
import java.time.Duration;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Bounds every operation that may change something, whether or not anybody has thought of a limit for it. */
class ChangeLimit {

    private static final int AFTER_SECURITY = Priorities.AUTHORIZATION + 50;
    private static final String INTERNAL = "/internal/";

    /** Many people come from one address. */
    private static final int ADDRESS_TIMES = 5;

    private final Callers callers;
    private final RateLimiter ofAccount;
    private final RateLimiter ofAddress;

    ChangeLimit(Callers callers, HttpConfig config) {
        int most = config.changesPerMinute();
        this.callers = callers;
        this.ofAccount = new RateLimiter("requests of this kind by one account", most, Duration.ofMinutes(1));
        this.ofAddress = new RateLimiter(
                "requests of this kind from one address", (long) most * ADDRESS_TIMES, Duration.ofMinutes(1));
    }

    @ServerRequestFilter(priority = AFTER_SECURITY)
    Uni<Void> count(ContainerRequestContext request, ResourceInfo resource, RoutingContext context) {
        Method operation = resource.getResourceMethod();
        if (Methods.safe(request.getMethod())
                || operation.isAnnotationPresent(OwnLimit.class)
                || request.getUriInfo().getPath().startsWith(INTERNAL)) {
            return Uni.createFrom().voidItem();
        }
        String kind = operation.getDeclaringClass().getName() + "." + operation.getName() + " ";
        return callers.viewer()
                // whoever needs a token is told so elsewhere
                .onFailure()
                .recoverWithItem(Optional.empty())
                .invoke(caller -> caller.map(Caller::player)
                        .ifPresentOrElse(
                                player -> ofAccount.take(kind + player),
                                () -> ofAddress.take(kind + ClientAddress.of(context.request()))))
                .replaceWithVoid();
    }
}
