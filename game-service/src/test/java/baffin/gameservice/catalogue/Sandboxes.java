package baffin.gameservice.catalogue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** A sandbox is written as a match with one member more, which its service says twice. */
final class Sandboxes {

    private static final String SANDBOX = "sandbox";

    private Sandboxes() {}

    static void flatten(ObjectNode schemas) {
        JsonNode match = schemas.path("Match");
        ObjectNode view = schemas.putObject("SandboxView").put("type", "object");
        view.set("required", match.path("required").deepCopy());
        view.withArray("required").add(SANDBOX);
        ObjectNode properties = match.path("properties").deepCopy();
        properties.putObject(SANDBOX).put("$ref", "#/components/schemas/Sandbox");
        view.set("properties", properties);
    }
}
