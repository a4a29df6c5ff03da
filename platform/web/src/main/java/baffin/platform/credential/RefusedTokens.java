package baffin.platform.credential;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.quarkus.vertx.http.runtime.security.SecurityHandlerPriorities;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

/**
 * Leaves refused tokens to the exception mappers, as Quarkus REST does itself. Before it does, it looks up the path
 * template of each request for the metrics in a mapper that it makes anew; where no handler is set, it does not.
 */
@ApplicationScoped
class RefusedTokens {

    void register(@Observes Filters filters) {
        filters.register(
                context -> {
                    context.remove(QuarkusHttpUser.AUTH_FAILURE_HANDLER);
                    context.next();
                },
                // filters of equal priority run in the order of their registration: this one after that which sets it
                SecurityHandlerPriorities.AUTHENTICATION);
    }
}
