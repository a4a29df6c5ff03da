package baffin.platform.request;

import baffin.platform.problem.PassingFailures;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.quarkus.arc.All;
import io.quarkus.security.AuthenticationCompletionException;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import io.vertx.core.http.HttpClosedException;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.validation.ConstraintViolationException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/**
 * Answers every failed request with a problem document. Types are listed one by one so that none of the framework's
 * wins.
 */
public final class ProblemMappers {

    private static final Logger LOG = Logger.getLogger(ProblemMappers.class);
    private static final int SERVER_ERROR = 500;
    private static final String INTERNAL = "/internal/";

    private final List<PassingFailures> passing;

    ProblemMappers(@All List<PassingFailures> passing) {
        this.passing = passing;
    }

    @ServerExceptionMapper(
            value = {
                ProblemException.class,
                JacksonException.class,
                MismatchedInputException.class,
                ConstraintViolationException.class,
                UnauthorizedException.class,
                AuthenticationFailedException.class,
                AuthenticationCompletionException.class,
                ForbiddenException.class
            },
            priority = 1)
    Response known(Throwable failure, RoutingContext context) {
        return answer(failure, context);
    }

    @ServerExceptionMapper(priority = 1)
    Response web(WebApplicationException failure, RoutingContext context) {
        int status = failure.getResponse().getStatus();
        if (status == ProblemType.NOT_ACCEPTABLE.status()) {
            return answer(notAcceptable(context.request()).asException(), context);
        }
        if (status == ProblemType.UNSUPPORTED_MEDIA_TYPE.status()) {
            return answer(unsupported(context.request()).asException(), context);
        }
        if (status == ProblemType.NOT_FOUND.status() || status == ProblemType.METHOD_NOT_ALLOWED.status()) {
            return answer(otherMethods(context.request()).orElse(failure), context);
        }
        return answer(failure, context);
    }

    /**
     * The framework says of some addresses that there is nothing, and of others that they have another method, without
     * its name. Of what is internal nobody learns anything.
     */
    private static Optional<RuntimeException> otherMethods(HttpServerRequest request) {
        String path = Objects.requireNonNullElse(request.path(), "/");
        List<String> methods =
                path.startsWith(INTERNAL) ? List.of() : MediaTypes.installed().methods(path);
        return methods.isEmpty() || methods.contains(request.method().name())
                ? Optional.empty()
                : Optional.of(new ProblemException(
                        Problem.of(ProblemType.METHOD_NOT_ALLOWED, "This address knows " + String.join(", ", methods)),
                        Map.of("Allow", String.join(", ", methods))));
    }

    @ServerExceptionMapper(priority = 1)
    Response anything(Throwable failure, RoutingContext context) {
        return answer(failure, context);
    }

    private static Problem unsupported(HttpServerRequest request) {
        List<String> types =
                MediaTypes.installed().taken(request.method().name(), Objects.requireNonNullElse(request.path(), "/"));
        ProblemType type = ProblemType.UNSUPPORTED_MEDIA_TYPE;
        return types.isEmpty()
                ? Problem.of(type, type.description())
                : Problem.of(type, "Send " + String.join(" or ", types)).with("allowed", types);
    }

    private static Problem notAcceptable(HttpServerRequest request) {
        List<String> types =
                MediaTypes.installed().at(request.method().name(), Objects.requireNonNullElse(request.path(), "/"));
        return Problem.of(ProblemType.NOT_ACCEPTABLE, "This address answers with " + String.join(", ", types))
                .with("allowed", types);
    }

    private Response answer(Throwable failure, RoutingContext context) {
        String trace = TraceId.of(context);
        ProblemException mapped =
                ProblemMapping.of(failure, passing, context.request().getHeader(HttpHeaders.AUTHORIZATION));
        if (mapped.problem().status() == SERVER_ERROR && !gone(failure)) {
            LOG.errorf(failure, "request failed traceId=%s", trace);
        }
        ProblemAnswers.Body body = ProblemAnswers.body(mapped.problem(), context);
        Response.ResponseBuilder answer =
                Response.status(body.status()).type(body.mediaType()).entity(body.document());
        mapped.headers().forEach(answer::header);
        return answer.build();
    }

    /** A caller who hangs up is no fault of ours. */
    private static boolean gone(Throwable failure) {
        return failure instanceof HttpClosedException || failure.getCause() instanceof HttpClosedException;
    }
}
