package baffin.platform.names;

import baffin.match.terms.HouseBot;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.POJONode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.io.UncheckedIOException;
import java.util.Map;

/** Puts names and texts of people into JSON that was written as a record, before people read it; takes names out. */
public final class NamedTrees {

    private static final ObjectMapper PLAIN = new ObjectMapper();
    private static final String PLAYER = "player";
    private static final String HANDLE = "handle";

    // it stands beside the player wherever somebody is meant, and where the id alone is meant it doesn't
    private static final String BOT = "bot";

    private NamedTrees() {}

    /** A copy in which everybody has a name behind the id, and texts stand in the place of references. */
    public static ObjectNode of(ObjectNode tree, PublicNames names) {
        boolean person = tree.path(PLAYER).isTextual() && tree.path(BOT).isBoolean();
        String own = person ? tree.path(HANDLE).textValue() : null;
        ObjectNode copy = tree.objectNode();
        for (Map.Entry<String, JsonNode> member : tree.properties()) {
            if (!person || !member.getKey().equals(HANDLE)) {
                copy.set(member.getKey(), of(member.getValue(), names));
            }
            if (person && member.getKey().equals(PLAYER)) {
                copy.put(HANDLE, own == null ? names.of(member.getValue().textValue()) : own);
            }
        }
        return copy;
    }

    /** Takes the names of people out of a document that shows them, such as an export; the rest reads as records. */
    public static void strip(JsonNode document) {
        for (JsonNode person : document.findParents(HANDLE)) {
            JsonNode player = person.path(PLAYER);
            if (player.isTextual() && !HouseBot.isOne(player.textValue())) {
                ((ObjectNode) person).remove(HANDLE);
            }
        }
    }

    private static JsonNode of(JsonNode value, PublicNames names) {
        return switch (value) {
            case ObjectNode object -> of(object, names);
            case ArrayNode array -> {
                ArrayNode copy = array.arrayNode(array.size());
                array.forEach(element -> copy.add(of(element, names)));
                yield copy;
            }
            case TextNode text -> TextNode.valueOf(FreeText.shown(text.textValue(), names));
            case POJONode pojo when pojo.getPojo() instanceof RawValue raw -> raw(pojo, raw, names);
            default -> value;
        };
    }

    /** Text that nobody has parsed yet; most of it names nobody. */
    private static JsonNode raw(POJONode whole, RawValue raw, PublicNames names) {
        String text = String.valueOf(raw.rawValue());
        return text.contains('"' + BOT + '"') || !FreeText.in(text).isEmpty() ? of(parsed(text), names) : whole;
    }

    private static JsonNode parsed(String json) {
        try {
            return PLAIN.readTree(json);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("a reply holds what is no JSON", e);
        }
    }
}
