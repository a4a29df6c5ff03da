package baffin.platform.gateway;

import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
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
    static Optional<GatewayProblem> fault(HttpServerRequest request) {
        return METHODS.contains(request.method())
                ? Optional.empty()
                : Optional.of(GatewayProblem.unknownMethod(request.method().name()));
    }

    /** The request after whose answer the connection is closed; HTTP/2 has no header for that (RFC 9113, 8.2.2). */
    static HttpServerRequest lastOf(HttpServerRequest request) {
        if (request.version() != HttpVersion.HTTP_2) {
            request.response().putHeader("Connection", "close");
        }
        return request;
    }

    /** Answers what could not be read, and hangs up: where the next request begins is unknown. */
    static void refuse(HttpServerRequest request) {
        Throwable cause = request.decoderResult().cause();
        GatewayProblem problem = cause instanceof TooLongHttpLineException
                ? GatewayProblem.addressTooLong()
                : cause instanceof TooLongHttpHeaderException
                        ? GatewayProblem.headersTooLarge()
                        : GatewayProblem.malformed();
        problem.answer(lastOf(request)).onComplete(sent -> request.connection().close());
    }
}
