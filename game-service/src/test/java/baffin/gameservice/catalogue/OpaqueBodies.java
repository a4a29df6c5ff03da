package baffin.gameservice.catalogue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Types bodies that their service reads or writes as JSON alone, and tells texts from objects. */
final class OpaqueBodies {

    private static final String LOBBY_MATCH = "LobbyMatch";
    private static final String SCHEMA = "schema";

    /** Types of requests, by the operation. */
    private static final Map<String, String> REQUESTS = Map.of(
            "createCompetition", "NewPolicy",
            "validatePolicy", "NewPolicy",
            "changePolicy", "PolicyPatch",
            "copyCompetition", "CompetitionCopy",
            "nextSeason", "CompetitionCopy",
            "sendCommand", "Command",
            "sendSandboxCommand", "Command",
            "changeWebhook", "WebhookPatch");

    /** Types of successes, by the operation. */
    private static final Map<String, String> ANSWERS = Map.ofEntries(
            Map.entry("getCompetitionRecord", "CompetitionRecord"),
            Map.entry("listCompetitionRecords", "PageCompetitionRecord"),
            Map.entry("entrants", "PageEntrant"),
            Map.entry("getComponents", GameSchemas.COMPONENTS),
            Map.entry("getExport", "MatchExport"),
            Map.entry("exportCompetition", "CompetitionExport"),
            Map.entry("keys", "JsonWebKeySet"),
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
        patch(schemas, "WebhookPatch", "WebhookRequest");
        patch(schemas, "PolicyPatch", "NewPolicy");
        ObjectNode copy = schemas.get("PolicyPatch").deepCopy();
        schemas.set("CompetitionCopy", Schemas.put(copy, "invite", Schemas.of("boolean")));
        competitionExport(schemas);
        matchExport(schemas);
        ObjectNode key = Schemas.object("A public key (RFC 7517).");
        for (String member : List.of("kty", "use", "alg", "crv", "kid", "x", "y")) {
            Schemas.require(key, member, Schemas.of("string"));
        }
        schemas.set("JsonWebKey", key);
        ObjectNode keys = Schemas.object("The keys that sign tokens (RFC 7517).");
        schemas.set("JsonWebKeySet", Schemas.require(keys, "keys", Schemas.of("JsonWebKey*")));
    }

    /** A patch keeps the members that it leaves out; null removes an optional one. */
    private static void patch(ObjectNode schemas, String name, String whole) {
        ObjectNode patch = schemas.get(whole).deepCopy();
        schemas.set(name, patch);
        Set<String> always = new HashSet<>();
        patch.path(Schemas.REQUIRED).forEach(member -> always.add(member.asText()));
        patch.remove(Schemas.REQUIRED);
        patch.path(Schemas.PROPERTIES).properties().forEach(member -> {
            String inner = member.getValue().path(Schemas.REF).asText().replace(RecordSchemas.REF + "New", "");
            if (schemas.has("New" + inner)) {
                patch(schemas, inner + "Patch", "New" + inner);
                member.setValue(Schemas.of(inner + "Patch"));
            }
            if (!always.contains(member.getKey())) {
                ObjectNode either = patch.objectNode();
                either.putArray("anyOf").add(member.getValue()).addObject().put("type", "null");
                member.setValue(either);
            }
        });
    }

    private static void competitionExport(ObjectNode schemas) {
        ObjectNode export = Schemas.object("A whole competition: enough to compute everything again elsewhere.");
        Schemas.require(export, "format", Schemas.of("integer"));
        Schemas.require(export, "competition", Schemas.of("string"));
        Schemas.require(export, "name", Schemas.of("string"));
        Schemas.require(export, "version", Schemas.of("integer"));
        Schemas.require(export, "digest", Schemas.of("string"));
        Schemas.require(export, "records", Schemas.of("CompetitionRecord*"));
        schemas.set("CompetitionExport", Schemas.require(export, "standing", Schemas.of("StandingRow*")));
    }

    /** What the first step says of the match, and all steps as the log has them. */
    private static void matchExport(ObjectNode schemas) {
        ObjectNode export = Schemas.without(schemas.get("MatchStartedEvent").deepCopy(), "type");
        export.put("description", "A finished match as one document that can be checked elsewhere.");
        Schemas.require(export, "format", Schemas.of("string"));
        Schemas.require(export, "schema", Schemas.of("integer"));
        Schemas.require(export, "matchId", Schemas.of("string"));
        Schemas.require(export, "game", Schemas.of(GameSchemas.GAME_ID));
        ObjectNode step = Schemas.object("One version of the match.");
        Schemas.require(step, "version", Schemas.of("integer"));
        Schemas.put(step, "player", Schemas.of("string"));
        Schemas.put(step, "seat", Schemas.of("integer"));
        Schemas.require(step, "at", Schemas.of("Instant"));
        Schemas.require(step, "checkpoint", Schemas.of("boolean"));
        Schemas.put(step, "command", Schemas.of(GameSchemas.CAUSE));
        Schemas.require(step, "events", Schemas.of(GameSchemas.EVENT + "*"));
        ObjectNode steps = Schemas.of("array");
        steps.set("items", step);
        Schemas.require(export, "steps", steps);
        ObjectNode draws = Schemas.of("array").put("description", "version, counter, bound and value of each draw");
        draws.set("items", Schemas.of("integer*"));
        Schemas.require(export, "draws", draws);
        Schemas.require(export, "sheet", Schemas.of(GameSchemas.SCORE_SHEET));
        schemas.set("MatchExport", Schemas.require(export, "digest", Schemas.of("string")));
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
        // a body of any type is one of those that have a name
        if (operation.at("/requestBody/content") instanceof ObjectNode contents && contents.size() > 1) {
            contents.remove("*/*");
        }
        for (JsonNode response : operation.path("responses")) {
            if (response.at("/content/application~1json") instanceof ObjectNode json && json.isEmpty()) {
                ((ObjectNode) response).remove("content");
            }
            response.path("headers").forEach(OpaqueBodies::typed);
            response.path("content").properties().forEach(content -> {
                if (!content.getKey().endsWith("json")) {
                    ((ObjectNode) content.getValue()).putObject(SCHEMA).put("type", "string");
                }
            });
        }
    }

    private static void typed(JsonNode header) {
        if (!header.has(SCHEMA) && !header.has(Schemas.REF)) {
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
