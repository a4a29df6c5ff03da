package baffin.system.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Validates bodies by the schemas of an API document, which here allow no field that they do not name. */
final class BodySchemas {

    private static final int FAULTS_MAX = 6;
    private static final String COMPONENTS = "components";

    private final JsonSchemaFactory factory = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
    private final Map<JsonNode, JsonSchema> compiled = new ConcurrentHashMap<>();
    private final ObjectNode components;

    BodySchemas(JsonNode document) {
        components = document.path(COMPONENTS).deepCopy();
        components.path("schemas").forEach(BodySchemas::close);
    }

    /** What is wrong with a body, the first few faults. */
    List<String> faults(JsonNode schema, JsonNode body) {
        return compiled.computeIfAbsent(schema, this::compile).validate(body).stream()
                .limit(FAULTS_MAX)
                .map(Object::toString)
                .toList();
    }

    private JsonSchema compile(JsonNode schema) {
        ObjectNode whole = schema.deepCopy();
        whole.set(COMPONENTS, components);
        return factory.getSchema(
                whole,
                SchemaValidatorsConfig.builder().formatAssertionsEnabled(true).build());
    }

    // clients must let new fields pass, so the document itself stays open
    private static void close(JsonNode schema) {
        if (schema instanceof ObjectNode object && object.has("properties") && !object.has("additionalProperties")) {
            object.put("additionalProperties", false);
        }
        schema.path("properties").forEach(BodySchemas::close);
        if (schema.has("items")) {
            close(schema.get("items"));
        }
    }
}
