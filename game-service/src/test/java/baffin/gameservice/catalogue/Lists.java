package baffin.gameservice.catalogue;

import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.TreeMap;

/** Every list has {@code items} and {@code nextCursor}, and is called after what it lists. */
final class Lists {

    static final String ITEMS = "items";
    static final String NEXT = "nextCursor";

    private static final String PAGE = "Page";
    private static final String PREFIX = "#/components/schemas/";
    private static final String MEANING = "what to send as `cursor` for what follows; absent at the end of a list that"
            + " does not grow there, so always in one that is answered whole";

    private Lists() {}

    /** The document with all lists in this shape. */
    static ObjectNode shaped(ObjectNode document) {
        Map<String, String> names = new TreeMap<>();
        ObjectNode schemas = (ObjectNode) document.at("/components/schemas");
        schemas.properties().forEach(schema -> {
            if (isList(schema.getValue())) {
                ((ObjectNode) schema.getValue().path("properties"))
                        .putObject(NEXT)
                        .put("type", "string")
                        .put("description", MEANING);
            }
            if (schema.getKey().startsWith(PAGE)) {
                names.put(schema.getKey(), name(schema.getValue()));
            }
        });
        names.forEach((java, listed) -> {
            if (schemas.has(listed)) {
                throw new IllegalStateException(listed + " is there already");
            }
            schemas.set(listed, schemas.remove(java));
        });
        String text = document.toString();
        for (var renamed : names.entrySet()) {
            text = text.replace('"' + PREFIX + renamed.getKey() + '"', '"' + PREFIX + renamed.getValue() + '"');
        }
        return (ObjectNode) Json.shared().parse(text);
    }

    static boolean isList(JsonNode schema) {
        return schema.at("/properties/" + ITEMS + "/type").asText().equals("array");
    }

    private static String name(JsonNode page) {
        String item = page.at("/properties/items/items/$ref").asText();
        return item.isEmpty() ? "IdList" : item.substring(PREFIX.length()) + "List";
    }
}
