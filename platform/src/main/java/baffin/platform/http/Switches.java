package baffin.platform.http;

import baffin.platform.problem.Problem;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.List;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Refuses a switch of a query that is neither on nor off. The framework takes any other word for off, and whoever wants
 * to rehearse with {@code dryRun=yes} must not find it done.
 */
public final class Switches {

    private static final List<String> NAMES = List.of("dryRun", "force", "unread");

    @ServerRequestFilter
    void check(ContainerRequestContext request) {
        check(request.getUriInfo().getQueryParameters());
    }

    static void check(MultivaluedMap<String, String> query) {
        for (String name : NAMES) {
            for (String value : query.getOrDefault(name, List.of())) {
                if (!value.equals("true") && !value.equals("false")) {
                    throw Problem.invalidField("?" + name, "wrong-type", "must be true or false")
                            .asException();
                }
            }
        }
    }
}
