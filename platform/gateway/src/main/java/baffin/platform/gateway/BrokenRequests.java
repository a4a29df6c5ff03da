package baffin.platform.gateway;

import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import java.util.Optional;
import java.util.Set;

/** Answers requests that are no HTTP that the platform speaks. */
final class BrokenRequests {

    private static final Set<HttpMethod> METHODS = Set.of(
            HttpMethod.GET,
            HttpMethod.HEAD,
            HttpMethod.POST,
            HttpMethod.PUT,
            HttpMethod.PATCH,
            HttpMethod.DELETE,
            HttpMethod.OPTIONS);

    private BrokenRequests() {}

    /** What is wrong with a request that could be read. */
    static Optional<Problem> fault(HttpServerRequest request) {
        return METHODS.contains(request.method())
                ? Optional.empty()
                : Optional.of(Problem.unknownMethod(request.method().name()));
    }

    /** Answers what could not be read, and hangs up: where the next request begins is unknown. */
    static void refuse(HttpServerRequest request) {
        Throwable cause = request.decoderResult().cause();
        Problem problem = cause instanceof TooLongHttpLineException
                ? Problem.addressTooLong()
                : cause instanceof TooLongHttpHeaderException ? Problem.headersTooLarge() : Problem.malformed();
        problem.answer(request.response().putHeader("Connection", "close"))
                .onComplete(sent -> request.connection().close());
    }
}
