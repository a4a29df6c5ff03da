package baffin.platform.gateway;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.problem.Traces;
import baffin.platform.wire.Json;
import io.vertx.core.Future;
import io.vertx.core.http.HttpServerRequest;
import java.net.URI;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A problem document (RFC 9457) that the gateway itself answers with.
 *
 * @param type kind of problem, with its HTTP status
 * @param detail what happened here
 */
public record GatewayProblem(ProblemType type, String detail) {

    /** Most bytes of a request's first line. */
    static final int LINE_BYTES_MAX = 4096;

    /** Most bytes of all headers of a request. */
    static final int HEADER_BYTES_MAX = 8192;

    static GatewayProblem notFound(String path) {
        return new GatewayProblem(ProblemType.NOT_FOUND, "There is nothing at " + path + "; the API begins at /api/v1");
    }

    /** The service cannot be reached. */
    public static GatewayProblem unavailable(String service) {
        return new GatewayProblem(ProblemType.UNAVAILABLE, "The " + service + " service is not there just now.");
    }

    /** The service ended while it was asked. */
    public static GatewayProblem brokeOff(String service) {
        return new GatewayProblem(
                ProblemType.UNAVAILABLE,
                "The " + service
                        + " service broke off. Whether it did what was asked is unknown; ask before repeating.");
    }

    static GatewayProblem addressTooLong() {
        return new GatewayProblem(
                ProblemType.URI_TOO_LONG, "Method and address have at most " + LINE_BYTES_MAX + " bytes.");
    }

    static GatewayProblem headersTooLarge() {
        return new GatewayProblem(
                ProblemType.HEADERS_TOO_LARGE, "All headers together have at most " + HEADER_BYTES_MAX + " bytes.");
    }

    static GatewayProblem malformed() {
        return new GatewayProblem(ProblemType.BAD_REQUEST, "This is no HTTP/1.1 request.");
    }

    static GatewayProblem unknownMethod(String method) {
        return new GatewayProblem(ProblemType.METHOD_NOT_ALLOWED, "No address knows the method " + method);
    }

    static GatewayProblem requestTimeout() {
        return new GatewayProblem(ProblemType.REQUEST_TIMEOUT, "The body of the request did not come in time.");
    }

    /** HTTP status. */
    public int status() {
        return type.status();
    }

    /** Sends it as the answer to a request. */
    Future<Void> answer(HttpServerRequest request) {
        String trace = Traces.from(request.getHeader(Traces.PARENT));
        headers(trace).forEach(request.response()::putHeader);
        return request.response().setStatusCode(status()).end(toJson(request.path(), trace));
    }

    /** The headers that go with it: a page of any site may read it, since it tells nothing of anybody. */
    public Map<String, String> headers(String trace) {
        return Map.of(
                "Content-Type",
                Problem.MEDIA_TYPE,
                Traces.HEADER,
                trace,
                "Access-Control-Allow-Origin",
                "*",
                "Access-Control-Expose-Headers",
                "Allow, Retry-After, " + Traces.HEADER);
    }

    /**
     * The document.
     *
     * @param path of the request; null when it could not be read
     */
    public String toJson(@Nullable String path, String trace) {
        return Json.shared().text(Problem.of(type, detail).at(instance(path), trace));
    }

    private static URI instance(@Nullable String path) {
        try {
            return URI.create(path == null ? "/" : path);
        } catch (IllegalArgumentException unreadable) {
            return URI.create("/");
        }
    }
}
