package baffin.platform.request;

import baffin.platform.body.ConstraintFaults;
import baffin.platform.identity.TokenFaults;
import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.PassingFailures;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import com.fasterxml.jackson.core.JacksonException;
import io.quarkus.oidc.common.runtime.OidcEndpointAccessException;
import io.quarkus.security.AuthenticationCompletionException;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import io.vertx.core.http.HttpClosedException;
import jakarta.validation.ConstraintViolationException;
import jakarta.ws.rs.WebApplicationException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Every exception as a problem. Anything not known here becomes a 500 that says nothing of its cause. */
final class ProblemMapping {

    private static final int RETRY_S = 1;

    private ProblemMapping() {}

    static ProblemException of(Throwable failure, List<PassingFailures> passing, @Nullable String authorization) {
        return switch (failure) {
            case ProblemException known -> known;
            case JacksonException json -> new ProblemException(JsonProblems.of(json));
            case ConstraintViolationException constraints -> new ProblemException(ConstraintFaults.of(constraints));
            case UnauthorizedException e -> TokenFaults.refusal(authorization, e);
            case AuthenticationFailedException e ->
                keysAreAway(e)
                        ? ProblemException.unavailable(
                                "Nobody can tell at the moment whether the token is good", RETRY_S)
                        : TokenFaults.refusal(authorization, e);
            case AuthenticationCompletionException e -> TokenFaults.refusal(authorization, e);
            case ForbiddenException e -> plain(ProblemType.FORBIDDEN);
            case WebApplicationException web -> web(web);
            default ->
                passing.stream().anyMatch(known -> known.passing(failure))
                        ? ProblemException.unavailable("Something that the answer needs is away", RETRY_S)
                        : plain(ProblemType.INTERNAL_ERROR);
        };
    }

    private static ProblemException web(WebApplicationException failure) {
        if (failure.getCause() instanceof JacksonException json) {
            return new ProblemException(JsonProblems.of(json));
        }
        ProblemType type = ProblemType.ofStatus(failure.getResponse().getStatus());
        String allow = failure.getResponse().getHeaderString("Allow");
        return allow == null
                ? plain(type)
                : new ProblemException(Problem.of(type, type.description()), Map.of("Allow", allow));
    }

    /** True when it is not the token's fault: whoever has the keys to check it does not give them. */
    private static boolean keysAreAway(Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                .anyMatch(cause -> cause instanceof IOException
                        || cause instanceof OidcEndpointAccessException
                        || cause instanceof HttpClosedException
                        || cause instanceof TimeoutException);
    }

    private static ProblemException plain(ProblemType type) {
        return new ProblemException(Problem.of(type, type.description()));
    }
}
