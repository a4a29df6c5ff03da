package baffin.gameservice.catalogue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.Set;

/** Leaves out schemas and responses that no operation leads to. */
final class UsedSchemas {

    private static final String RESPONSES = "#/components/responses/";
    private static final String PREFIX = "#/components/schemas/";

    private final JsonNode schemas;
    private final Set<String> used = new HashSet<>();
    private final Set<String> responses = new HashSet<>();

    private UsedSchemas(JsonNode schemas) {
        this.schemas = schemas;
    }

    static void only(ObjectNode document) {
        ObjectNode schemas = (ObjectNode) document.at("/components/schemas");
        UsedSchemas found = new UsedSchemas(schemas);
        found.look(document.path("paths"));
        found.look(document.path("webhooks"));
        // what is sent in any webhook, and the view of any game
        found.used.addAll(Set.of("WebhookEvent", GameSchemas.VIEW));
        ObjectNode responses = (ObjectNode) document.at("/components/responses");
        responses.retain(found.responses);
        found.look(responses);
        schemas.retain(found.used);
    }

    private void look(JsonNode part) {
        for (String reference : part.findValuesAsText("$ref")) {
            if (reference.startsWith(RESPONSES)) {
                responses.add(reference.substring(RESPONSES.length()));
            }
            if (reference.startsWith(PREFIX) && used.add(reference.substring(PREFIX.length()))) {
                look(schemas.path(reference.substring(PREFIX.length())));
            }
        }
    }
}
