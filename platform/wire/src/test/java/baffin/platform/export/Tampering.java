package baffin.platform.export;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * One random change of a document.
 *
 * @param pointer where
 * @param document the document after it
 */
record Tampering(String pointer, ObjectNode document) {

    /** All values and lists below one member of a document. */
    static List<JsonPointer> places(ObjectNode document, String member) {
        List<JsonPointer> places = new ArrayList<>();
        collect(JsonPointer.empty().appendProperty(member), document.get(member), places);
        return places;
    }

    /** Changes one value, or moves, drops or doubles one element of a list, at one of some places. */
    static Tampering of(ObjectNode original, List<JsonPointer> places, Random random) {
        while (true) {
            ObjectNode document = original.deepCopy();
            JsonPointer place = places.get(random.nextInt(places.size()));
            if (document.at(place) instanceof ArrayNode array && array.size() > 1) {
                rearrange(array, random);
            } else {
                put(document, place, changed(document.at(place), random));
            }
            if (!document.equals(original)) {
                return new Tampering(place.toString(), document);
            }
        }
    }

    private static void collect(JsonPointer place, JsonNode value, List<JsonPointer> places) {
        if (value.isObject()) {
            value.properties()
                    .forEach(member -> collect(place.appendProperty(member.getKey()), member.getValue(), places));
            return;
        }
        places.add(place);
        for (int index = 0; index < value.size(); index++) {
            collect(place.appendIndex(index), value.get(index), places);
        }
    }

    private static void put(ObjectNode document, JsonPointer place, JsonNode value) {
        JsonPointer last = place.last();
        if (document.at(place.head()) instanceof ArrayNode array) {
            array.set(last.getMatchingIndex(), value);
        } else {
            ((ObjectNode) document.at(place.head())).set(last.getMatchingProperty(), value);
        }
    }

    private static void rearrange(ArrayNode array, Random random) {
        int index = random.nextInt(array.size() - 1);
        switch (random.nextInt(3)) {
            case 0 -> array.insert(index, array.remove(index + 1));
            case 1 -> array.remove(index);
            default -> array.insert(index, array.get(index).deepCopy());
        }
    }

    private static JsonNode changed(JsonNode value, Random random) {
        return switch (value) {
            case IntNode number -> new IntNode(number.intValue() + (random.nextBoolean() ? 1 : -1));
            case LongNode number -> new LongNode(number.longValue() + 1);
            case BooleanNode truth -> BooleanNode.valueOf(!truth.booleanValue());
            case TextNode text -> new TextNode(changed(text.textValue(), random));
            default -> new TextNode("something else");
        };
    }

    private static String changed(String text, Random random) {
        if (text.isEmpty()) {
            return "x";
        }
        char[] letters = text.toCharArray();
        int at = random.nextInt(letters.length);
        letters[at] = letters[at] == '1' ? '2' : '1';
        return new String(letters);
    }
}
