package baffin.platform.export;

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

    private record Place(String pointer, JsonNode parent, int index, String name) {

        JsonNode value() {
            return parent instanceof ArrayNode array ? array.get(index) : parent.get(name);
        }

        void put(JsonNode value) {
            if (parent instanceof ArrayNode array) {
                array.set(index, value);
            } else {
                ((ObjectNode) parent).set(name, value);
            }
        }
    }

    /** Changes one value, or moves, drops or doubles one element of a list; below one member of the document. */
    static Tampering of(ObjectNode original, String member, Random random) {
        while (true) {
            ObjectNode document = original.deepCopy();
            List<Place> places = new ArrayList<>();
            collect("/" + member, new Place("/" + member, document, 0, member), places);
            Place place = places.get(random.nextInt(places.size()));
            if (place.value() instanceof ArrayNode array && array.size() > 1) {
                rearrange(array, random);
            } else {
                place.put(changed(place.value(), random));
            }
            if (!document.equals(original)) {
                return new Tampering(place.pointer(), document);
            }
        }
    }

    private static void collect(String pointer, Place place, List<Place> places) {
        JsonNode value = place.value();
        if (value instanceof ArrayNode array) {
            places.add(place);
            for (int index = 0; index < array.size(); index++) {
                collect(pointer + '/' + index, new Place(pointer + '/' + index, array, index, ""), places);
            }
        } else if (value instanceof ObjectNode object) {
            object.fieldNames()
                    .forEachRemaining(name ->
                            collect(pointer + '/' + name, new Place(pointer + '/' + name, object, 0, name), places));
        } else {
            places.add(place);
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
