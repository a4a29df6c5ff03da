package baffin.gameservice;

import static io.restassured.RestAssured.given;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An operation of this service as its own OpenAPI document has it.
 *
 * @param method such as GET
 * @param path with its parameters in braces
 * @param streams true when it answers with server-sent events
 */
record ApiOperations(String method, String path, boolean streams) {

    private static final List<String> METHODS = List.of("get", "post", "put", "patch", "delete");

    /** All of them. */
    static List<ApiOperations> all() {
        try {
            JsonNode document = new ObjectMapper()
                    .readTree(given().get("/q/openapi?format=json").asByteArray());
            List<ApiOperations> all = new ArrayList<>();
            for (var path : document.path("paths").properties()) {
                for (var operation : path.getValue().properties()) {
                    if (METHODS.contains(operation.getKey())) {
                        all.add(of(operation.getKey(), path.getKey(), operation.getValue()));
                    }
                }
            }
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ApiOperations of(String method, String path, JsonNode operation) {
        return new ApiOperations(
                method.toUpperCase(Locale.ROOT),
                path,
                operation.at("/responses/200/content").has("text/event-stream"));
    }
}
