package baffin.platform.request;

import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.PassingFailures;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.problem.Violation;
import com.fasterxml.jackson.core.JacksonException;
import io.quarkus.oidc.common.runtime.OidcEndpointAccessException;
import io.quarkus.security.AuthenticationCompletionException;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import io.vertx.core.http.HttpClosedException;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.Path;
import jakarta.ws.rs.WebApplicationException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** Every exception as a problem. Anything not known here becomes a 500 that says nothing of its cause. */
final class ProblemMapping {

    // what every resource calls the parameter that takes the body
    private static final String BODY = "body";

    private static final int RETRY_S = 1;

    private ProblemMapping() {}

    static ProblemException of(Throwable failure, List<PassingFailures> passing) {
        return switch (failure) {
            case ProblemException known -> known;
            case JacksonException json -> new ProblemException(JsonProblems.of(json));
            case ConstraintViolationException constraints -> new ProblemException(fields(constraints));
            case UnauthorizedException e -> unauthorized();
            case AuthenticationFailedException e ->
                keysAreAway(e)
                        ? ProblemException.unavailable(
                                "Nobody can tell at the moment whether the token is good", RETRY_S)
                        : unauthorized();
            case AuthenticationCompletionException e -> unauthorized();
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

    private static ProblemException unauthorized() {
        return ProblemException.unauthorized(ProblemType.UNAUTHORIZED.description());
    }

    private static ProblemException plain(ProblemType type) {
        return new ProblemException(Problem.of(type, type.description()));
    }

    private static Problem fields(ConstraintViolationException failure) {
        List<Violation> violations = failure.getConstraintViolations().stream()
                .map(ProblemMapping::violation)
                .sorted(java.util.Comparator.comparing(Violation::pointer))
                .toList();
        if (violations.isEmpty()) {
            return Problem.of(ProblemType.INVALID_FIELD, "A field is not valid");
        }
        return Problem.invalidFields(violations);
    }

    /** The first two nodes of the path are the method and its parameter; what follows is the way into the body. */
    private static Violation violation(ConstraintViolation<?> violation) {
        StringBuilder pointer = new StringBuilder();
        String parameter = "";
        int at = 0;
        for (Path.Node node : violation.getPropertyPath()) {
            if (node.isInIterable() && node.getIndex() != null) {
                pointer.append('/').append(node.getIndex());
            }
            if (at == 1) {
                parameter = String.valueOf(node.getName());
            } else if (at > 1 && node.getName() != null) {
                pointer.append('/').append(node.getName());
            }
            at++;
        }
        String where = pointer.isEmpty() && !parameter.equals(BODY) ? "?" + parameter : pointer.toString();
        return new Violation(where, "invalid", violation.getMessage());
    }
}
