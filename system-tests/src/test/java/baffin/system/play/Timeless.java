package baffin.system.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Compares answers that were given at different moments. */
final class Timeless {

    private Timeless() {}

    /** A copy of a document without what changes by itself as time passes. */
    static JsonNode of(JsonNode document) {
        JsonNode copy = document.deepCopy();
        without(copy, "serverTime");
        without(copy, "remainingMs");
        return copy;
    }

    private static void without(JsonNode document, String field) {
        document.findParents(field).forEach(holder -> ((ObjectNode) holder).remove(field));
    }
}
