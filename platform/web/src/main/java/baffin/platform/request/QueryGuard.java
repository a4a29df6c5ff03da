package baffin.platform.request;

import baffin.platform.identity.Callers;
import baffin.platform.problem.Problem;
import baffin.platform.problem.Violation;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Refuses a query that an operation does not understand: parameters that it does not have, or has once and is given
 * twice, and switches and numbers that are none. Whoever rehearses with {@code dryrun=true} must not find it done.
 */
public final class QueryGuard {

    /** After the token is checked, before anything is waited for or looked up. */
    private static final int BEFORE_OTHERS = Priorities.AUTHORIZATION + 50;

    private final Map<Method, QueryParameters> known = new ConcurrentHashMap<>();
    private final Callers callers;

    QueryGuard(Callers callers) {
        this.callers = callers;
    }

    @ServerRequestFilter(priority = BEFORE_OTHERS)
    Uni<Void> check(ContainerRequestContext request, ResourceInfo resource) {
        Map<String, List<String>> query = request.getUriInfo().getQueryParameters();
        if (query.isEmpty() || resource.getResourceMethod().isAnnotationPresent(AnyQuery.class)) {
            return Uni.createFrom().voidItem();
        }
        List<Violation> faults = known.computeIfAbsent(resource.getResourceMethod(), QueryParameters::of)
                .faults(query);
        return faults.isEmpty()
                ? Uni.createFrom().voidItem()
                // who comes with a bad token learns that first
                : callers.viewer().map(caller -> {
                    throw Problem.invalidFields(faults).asException();
                });
    }
}
