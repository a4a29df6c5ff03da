package baffin.gameservice.catalogue;

import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Makes one OpenAPI document of several: all paths, all schemas. */
final class OpenApiMerge {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String DESCRIPTION = """
        A self-hosted platform for board games of polar exploration. Sign in with POST /api/v1/auth/token and send the \
        token as a bearer token. Every error is a problem document (RFC 9457); GET /api/v1/problems lists their types.

        Reads return their version as ETag and accept minVersion. Requests that change something accept an \
        Idempotency-Key, so that they can be repeated safely. Lists are pages of `items` with a `nextCursor`.\
        """;

    /** Where clients ask; the rest is between services. */
    private static final List<String> OUTSIDE = List.of("/api/", "/oauth/", "/.well-known/");

    private OpenApiMerge() {}

    /** Merges documents, by the name of their service. */
    static ObjectNode merged(Map<String, JsonNode> documents) {
        ObjectNode merged = JSON.createObjectNode();
        merged.put("openapi", "3.1.0");
        merged.putObject("info")
                .put("title", "Baffin")
                .put("version", "1")
                .put("description", DESCRIPTION)
                .putObject("license")
                .put("name", "Apache 2.0")
                .put("identifier", "Apache-2.0");
        merged.putArray("servers").addObject().put("url", "/");
        Map<String, JsonNode> paths = new TreeMap<>();
        Map<String, JsonNode> schemas = new TreeMap<>();
        new TreeMap<>(documents).forEach((service, document) -> add(service, document, paths, schemas));
        merged.putObject("paths").setAll(paths);
        merged.putObject("components").putObject("schemas").setAll(schemas);
        return merged;
    }

    private static void add(
            String service, JsonNode original, Map<String, JsonNode> paths, Map<String, JsonNode> schemas) {
        String text = original.toString();
        for (var schema : original.path("components").path("schemas").properties()) {
            JsonNode known = schemas.get(schema.getKey());
            if (known != null && !known.equals(schema.getValue())) {
                String own = Character.toUpperCase(service.charAt(0)) + service.substring(1) + schema.getKey();
                text = text.replace(
                                "\"#/components/schemas/" + schema.getKey() + "\"",
                                "\"#/components/schemas/" + own + "\"")
                        .replace("\"" + schema.getKey() + "\":{", "\"" + own + "\":{");
            }
        }
        JsonNode document = read(text);
        document.path("components").path("schemas").properties().forEach(s -> schemas.put(s.getKey(), s.getValue()));
        for (var path : document.path("paths").properties()) {
            boolean outside = OUTSIDE.stream().anyMatch(path.getKey()::startsWith);
            JsonNode known = outside ? paths.put(path.getKey(), path.getValue()) : null;
            if (known != null && !known.equals(path.getValue())) { // a service may answer for itself at the same path
                throw new IllegalStateException("two services answer " + path.getKey());
            }
        }
    }

    private static JsonNode read(String text) {
        return Json.of(JSON).parse(text);
    }
}
