package baffin.platform.http;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.wire.PlainText;
import io.vertx.core.http.HttpServerRequest;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** Looks at what a request says before its body: addresses, parameters and headers are single lines of plain text. */
final class PlainRequest {

    private PlainRequest() {}

    /** The problem of the first part that is none; empty when all are. */
    static Optional<Problem> fault(HttpServerRequest request) {
        return address(String.valueOf(request.path()), request.query() == null ? "" : request.query())
                .or(() -> headers(request.headers()));
    }

    static Optional<Problem> address(String path, String query) {
        if (!plain(path)) {
            return Optional.of(Problem.of(
                    ProblemType.BAD_REQUEST,
                    "The path has control characters, or a percent sign that encodes nothing"));
        }
        for (String parameter : query.split("&", -1)) {
            if (!plain(parameter)) {
                String name = parameter.split("=", 2)[0];
                return Optional.of(Problem.invalidField(
                        "?" + (plain(name) ? decoded(name) : ""),
                        "invalid",
                        PlainText.FAULT + ", nor a percent sign that encodes nothing"));
            }
        }
        return Optional.empty();
    }

    static Optional<Problem> headers(Iterable<Map.Entry<String, String>> headers) {
        for (Map.Entry<String, String> header : headers) {
            if (!PlainText.isLine(header.getValue().replace('\t', ' '))) {
                return Optional.of(Problem.invalidField(header.getKey(), "invalid", PlainText.FAULT));
            }
        }
        return Optional.empty();
    }

    private static boolean plain(String encoded) {
        try {
            return PlainText.isLine(decoded(encoded));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static String decoded(String encoded) {
        return URLDecoder.decode(encoded.replace("+", "%2B"), StandardCharsets.UTF_8);
    }
}
