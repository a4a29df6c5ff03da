package baffin.platform.gateway;

import baffin.platform.problem.ProblemType;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.vertx.core.Future;
import io.vertx.core.http.HttpServerResponse;
import java.util.LinkedHashMap;
import java.util.Map;

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

    /** Media type of a problem document. */
    public static final String MEDIA_TYPE = "application/problem+json";

    private static final Json JSON = Json.of(new ObjectMapper());

    static GatewayProblem notFound(String path) {
        return new GatewayProblem(ProblemType.NOT_FOUND, "There is nothing at " + path + ".");
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
        return new GatewayProblem(ProblemType.METHOD_NOT_ALLOWED, "No address knows the method " + method + ".");
    }

    static GatewayProblem requestTimeout() {
        return new GatewayProblem(ProblemType.REQUEST_TIMEOUT, "The body of the request did not come in time.");
    }

    /** HTTP status. */
    public int status() {
        return type.status();
    }

    /** Sends it as the answer. */
    Future<Void> answer(HttpServerResponse response) {
        return response.setStatusCode(status())
                .putHeader("Content-Type", MEDIA_TYPE)
                .end(toJson());
    }

    /** The document. */
    public String toJson() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("type", type.uri().toString());
        fields.put("title", type.title());
        fields.put("status", status());
        fields.put("detail", detail);
        return JSON.text(fields);
    }
}
