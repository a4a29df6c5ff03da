package baffin.platform.directory;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.topics.Topics;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Refuses requests until the names are read: whoever has one must not be taken for a former player. */
class NamesReadyFilter {

    private static final int FIRST = 0;
    private static final int RETRY_S = 1;
    private static final String PUBLIC = "/api/";

    /** Shows nobody, and has the keys by which every process knows tokens. */
    private static final String SIGNING_IN = "/api/v1/auth/";

    private final NameDirectory names;

    NamesReadyFilter(NameDirectory names) {
        this.names = names;
    }

    @ServerRequestFilter(priority = FIRST)
    void refuse(ContainerRequestContext request) {
        String path = request.getUriInfo().getPath();
        if (!names.isLoaded() && path.startsWith(PUBLIC) && !path.startsWith(SIGNING_IN)) {
            throw ProblemException.retryLater(
                    Problem.of(ProblemType.CATCHING_UP, "The names of the players are being read")
                            .with("readModel", Topics.ACCOUNT_NAMES),
                    RETRY_S);
        }
    }

    @Singleton
    @Readiness
    static HealthCheck ready(NameDirectory names) {
        return () -> HealthCheckResponse.named("names of " + Topics.ACCOUNT_NAMES)
                .status(names.isLoaded())
                .build();
    }
}
