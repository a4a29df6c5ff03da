package baffin.webclient.build;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** TypeScript types of the bodies that the API document has: one member of {@code Schemas} for each schema. */
final class ApiTypes {

    private static final String REFERENCE = "#/components/schemas/";

    private ApiTypes() {}

    /** The source of a module with the types of a document. */
    static String of(Path document) throws IOException {
        JsonNode schemas = new ObjectMapper()
                .readTree(document.toFile())
                .path("components")
                .path("schemas");
        StringBuilder source = new StringBuilder("export interface Schemas {\n");
        for (Map.Entry<String, JsonNode> schema : schemas.properties()) {
            source.append("  ")
                    .append(quoted(schema.getKey()))
                    .append(": ")
                    .append(type(schema.getValue()))
                    .append(";\n");
        }
        return source.append("}\n").toString();
    }

    private static String type(JsonNode schema) {
        if (schema.has("$ref")) {
            return "Schemas[" + quoted(schema.path("$ref").asText().substring(REFERENCE.length())) + "]";
        }
        if (schema.has("enum")) {
            return each(schema.path("enum")).stream().map(JsonNode::toString).collect(Collectors.joining(" | "));
        }
        for (String choice : List.of("oneOf", "anyOf")) {
            if (schema.has(choice)) {
                return joined(schema.path(choice), " | ");
            }
        }
        if (schema.has("allOf")) {
            return joined(schema.path("allOf"), " & ");
        }
        return typed(schema);
    }

    private static String typed(JsonNode schema) {
        JsonNode type = schema.path("type");
        if (type.isArray()) {
            return each(type).stream().map(name -> named(name.asText(), schema)).collect(Collectors.joining(" | "));
        }
        return named(type.asText(schema.has("properties") ? "object" : ""), schema);
    }

    private static String named(String type, JsonNode schema) {
        return switch (type) {
            case "object" -> object(schema);
            case "array" -> "(" + type(schema.path("items")) + ")[]";
            case "integer", "number" -> "number";
            case "string", "boolean", "null" -> type;
            default -> "unknown";
        };
    }

    private static String object(JsonNode schema) {
        JsonNode others = schema.path("additionalProperties");
        if (!schema.has("properties")) {
            return "Record<string, " + (others.isObject() ? type(others) : "unknown") + ">";
        }
        Set<String> required = new HashSet<>();
        schema.path("required").forEach(name -> required.add(name.asText()));
        List<String> members = new ArrayList<>();
        for (Map.Entry<String, JsonNode> member : schema.path("properties").properties()) {
            String mark = required.contains(member.getKey()) ? ": " : "?: ";
            members.add(quoted(member.getKey()) + mark + type(member.getValue()));
        }
        return "{ " + String.join("; ", members) + " }";
    }

    private static String joined(JsonNode schemas, String by) {
        return each(schemas).stream().map(schema -> "(" + type(schema) + ")").collect(Collectors.joining(by));
    }

    private static List<JsonNode> each(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).toList();
    }

    private static String quoted(String name) {
        return '"' + name + '"';
    }
}
