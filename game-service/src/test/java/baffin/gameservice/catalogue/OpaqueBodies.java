package baffin.gameservice.catalogue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

/** Types bodies that their service reads or writes as JSON alone, and tells texts from objects. */
final class OpaqueBodies {

    private static final String LOBBY_MATCH = "LobbyMatch";
    private static final String SCHEMA = "schema";

    /** Types of requests, by the operation. */
    private static final Map<String, String> REQUESTS = Map.of(
            "createCompetition", "NewPolicy",
            "validatePolicy", "NewPolicy",
            "sendCommand", "Command",
            "sendSandboxCommand", "Command",
            "changeWebhook", "WebhookPatch");

    /** Types of successes, by the operation. */
    private static final Map<String, String> ANSWERS = Map.ofEntries(
            Map.entry("getCompetitionRecord", "CompetitionRecord"),
            Map.entry("listCompetitionRecords", "PageCompetitionRecord"),
            Map.entry("entrants", "PageEntrant"),
            Map.entry("getComponents", "GameComponents"),
            Map.entry("joinMatch", LOBBY_MATCH),
            Map.entry("leaveMatch", LOBBY_MATCH),
            Map.entry("cancelMatch", LOBBY_MATCH),
            Map.entry("readyForMatch", LOBBY_MATCH),
            Map.entry("startMatch", LOBBY_MATCH),
            Map.entry("rematch", LOBBY_MATCH));

    private OpaqueBodies() {}

    /** Schemas of bodies that no class has. */
    static void schemas(ObjectNode schemas) {
        page(schemas, "CompetitionRecord");
        page(schemas, "Entrant");
        schemas.putObject("GameComponents")
                .put("type", "object")
                .put("description", "tables of the game's components, in its own words");
        // what a patch leaves out stays as it is
        schemas.set("WebhookPatch", schemas.get("WebhookRequest").deepCopy());
        ((ObjectNode) schemas.get("WebhookPatch")).remove("required");
    }

    private static void page(ObjectNode schemas, String item) {
        ObjectNode page = schemas.putObject("Page" + item).put("type", "object");
        page.putArray("required").add("items");
        ObjectNode properties = page.putObject("properties");
        properties
                .putObject("items")
                .put("type", "array")
                .putObject("items")
                .put("$ref", "#/components/schemas/" + item);
        properties.putObject("nextCursor").put("type", "string");
    }

    /** Completes the bodies of an operation. */
    static void describe(ObjectNode operation) {
        String id = operation.path("operationId").asText();
        if (REQUESTS.containsKey(id)) {
            operation.at("/requestBody/content").forEach(content -> refer((ObjectNode) content, REQUESTS.get(id)));
        }
        for (String success : List.of("200", "201")) {
            if (ANSWERS.containsKey(id) && operation.at("/responses/" + success) instanceof ObjectNode response) {
                refer(response.withObject("/content/application~1json"), ANSWERS.get(id));
            }
        }
        for (JsonNode response : operation.path("responses")) {
            response.path("headers").forEach(OpaqueBodies::typed);
            response.path("content").properties().forEach(content -> {
                if (!content.getKey().endsWith("json")) {
                    ((ObjectNode) content.getValue()).putObject(SCHEMA).put("type", "string");
                }
            });
        }
    }

    private static void typed(JsonNode header) {
        if (!header.has(SCHEMA)) {
            ((ObjectNode) header).putObject(SCHEMA).put("type", "string");
        }
    }

    private static void refer(ObjectNode body, String type) {
        JsonNode examples = body.at("/schema/examples");
        body.putObject(SCHEMA).put("$ref", "#/components/schemas/" + type);
        if (examples.isArray()) {
            body.set("example", examples.get(0));
        }
    }
}
