package baffin.gameservice.catalogue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** How schemas of no class are put together. */
final class Schemas {

    static final String REF = "$ref";
    static final String TYPE = "type";
    static final String PROPERTIES = "properties";
    static final String REQUIRED = "required";
    private static final String STAR = "*";

    private Schemas() {}

    /** An object with a description and no members yet. */
    static ObjectNode object(String description) {
        ObjectNode schema = node().put(TYPE, "object").put("description", description);
        schema.putArray(REQUIRED);
        schema.putObject(PROPERTIES);
        return schema;
    }

    /** One of several, by their names. */
    static ObjectNode oneOf(String description, List<String> names) {
        return union("oneOf", description, names);
    }

    /** At least one of several, by their names. */
    static ObjectNode anyOf(String description, List<String> names) {
        return union("anyOf", description, names);
    }

    private static ObjectNode union(String kind, String description, List<String> names) {
        ObjectNode union = node().put("description", description);
        ArrayNode all = union.putArray(kind);
        names.forEach(name -> all.add(RecordSchemas.reference(name)));
        return union;
    }

    /** What a name stands for: that of a JSON type, or of a schema; a star behind it for a list. */
    static ObjectNode of(String name) {
        if (name.endsWith(STAR)) {
            ObjectNode list = node().put(TYPE, "array");
            list.set("items", of(name.substring(0, name.length() - STAR.length())));
            return list;
        }
        return Character.isLowerCase(name.charAt(0)) ? node().put(TYPE, name) : RecordSchemas.reference(name);
    }

    /** Puts a member in that is always there. */
    static ObjectNode require(ObjectNode schema, String name, ObjectNode member) {
        boolean known = false;
        ArrayNode required = schema.withArray(REQUIRED);
        for (JsonNode one : required) {
            known |= one.asText().equals(name);
        }
        if (!known) {
            required.add(name);
        }
        return put(schema, name, member);
    }

    /** Puts a member in that may be absent. */
    static ObjectNode put(ObjectNode schema, String name, ObjectNode member) {
        schema.withObject("/" + PROPERTIES).set(name, member);
        return schema;
    }

    /** Takes a member out. */
    static ObjectNode without(ObjectNode schema, String name) {
        schema.withObject("/" + PROPERTIES).remove(name);
        ArrayNode required = schema.withArray(REQUIRED);
        for (int place = required.size() - 1; place >= 0; place--) {
            if (required.get(place).asText().equals(name)) {
                required.remove(place);
            }
        }
        return schema;
    }

    /** One text of several. */
    static ObjectNode words(List<String> words) {
        ObjectNode schema = node().put(TYPE, "string");
        words.forEach(schema.putArray("enum")::add);
        return schema;
    }

    private static ObjectNode node() {
        return JsonNodeFactory.instance.objectNode();
    }
}
