package baffin.gameservice.catalogue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;

/** Declares the headers of responses that many operations have. */
final class ResponseHeaders {

    private static final String TAG = "ETag";
    private static final String POSITION = "Position";
    private static final Set<String> OF_VERSIONS = Set.of("minVersion", "If-Match");

    private ResponseHeaders() {}

    /** What they are, once for all. */
    static void components(ObjectNode components) {
        header(
                        components,
                        TAG,
                        "string",
                        "the version of the resource in quotes, to be sent as If-Match or If-None-Match")
                .put("example", "\"57\"");
        header(
                        components,
                        POSITION,
                        "string",
                        "what was written or read and its version, such as a match or a competition, with an @ between")
                .put("example", "019aa5f0-93c1-7c7e-8f65-0d6f3a1f2b10@57");
        header(components, "Retry-After", "integer", "seconds to wait").put("example", 1);
    }

    static ObjectNode header(ObjectNode components, String name, String type, String description) {
        ObjectNode header = components.withObject("/headers").putObject(name).put("description", description);
        header.putObject("schema").put("type", type);
        return header;
    }

    /** A reference to one of them. */
    static void refer(ObjectNode response, String name) {
        response.withObject("/headers").putObject(name).put("$ref", "#/components/headers/" + name);
    }

    /** Says which an operation sends: reads have a tag, and what has versions says which one it was. */
    static void describe(String method, ObjectNode operation) {
        boolean versions = false;
        for (JsonNode parameter : operation.path("parameters")) {
            versions |= OF_VERSIONS.contains(parameter.path("name").asText());
        }
        boolean read = method.equals("get") && operation.path("responses").has("304");
        for (String status : List.of("200", "201")) {
            if (operation.at("/responses/" + status) instanceof ObjectNode response) {
                if (read || versions && !method.equals("get")) {
                    refer(response, TAG);
                }
                if (versions) {
                    refer(response, POSITION);
                }
            }
        }
    }
}
