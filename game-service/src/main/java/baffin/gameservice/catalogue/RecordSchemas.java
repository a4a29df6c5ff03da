package baffin.gameservice.catalogue;

import baffin.game.Numeric;
import baffin.game.Seat;
import baffin.game.Textual;
import baffin.game.words.Phrase;
import baffin.match.terms.Named;
import baffin.platform.wire.json.SealedTypes;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes JSON schemas (2020-12) of records as the platform's JSON has them: components that are not nullable are
 * required, sealed hierarchies are told apart by {@code type}, seats are numbers, textual values strings.
 */
final class RecordSchemas {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String TYPE = SealedTypes.TYPE;
    private static final String HANDLE = "handle";
    private static final String SHOWN_AS = "shownAs";
    static final String REF = "#/components/schemas/";

    private final Map<String, ObjectNode> schemas = new LinkedHashMap<>();
    private final Map<String, Class<?>> owners = new LinkedHashMap<>();
    private final Function<Class<?>, String> names;

    /**
     * Schemas with names.
     *
     * @param names of the classes that get a schema of their own
     */
    RecordSchemas(Function<Class<?>, String> names) {
        this.names = names;
    }

    /** All schemas that were asked for, and those that they need, by name. */
    Map<String, ObjectNode> all() {
        return schemas;
    }

    /** Puts a schema in that another one may refer to. */
    void put(String name, ObjectNode schema) {
        schemas.put(name, schema);
    }

    /** A reference to a schema with a name. */
    static ObjectNode reference(String name) {
        return NODES.objectNode().put("$ref", REF + name);
    }

    /** The schema of a class where it stands: a reference for records, unions and enums. */
    ObjectNode of(Class<?> type) {
        if (type.isEnum() || type.isRecord() && !written(type) || SealedTypes.isUnion(type)) {
            return reference(named(type));
        }
        return plain(type);
    }

    /** The schema of one of several records by their type, such as all commands of a game. */
    ObjectNode union(Map<String, ? extends Class<?>> leaves) {
        ObjectNode union = NODES.objectNode();
        ObjectNode mapping = NODES.objectNode();
        leaves.forEach((type, leaf) -> {
            ObjectNode reference = of(leaf);
            union.withArray("oneOf").add(reference);
            mapping.put(type, reference.path("$ref").asText());
        });
        ObjectNode discriminator = union.putObject("discriminator").put("propertyName", TYPE);
        discriminator.set("mapping", mapping);
        return union;
    }

    private static boolean written(Class<?> type) {
        return type == Seat.class
                || type == Phrase.class
                || Textual.class.isAssignableFrom(type)
                || Numeric.class.isAssignableFrom(type);
    }

    private String named(Class<?> type) {
        String name = names.apply(type);
        Class<?> owner = owners.putIfAbsent(name, type);
        if (owner != null && owner != type) {
            throw new IllegalStateException("two types with the schema " + name + ": " + owner + ", " + type);
        }
        // a record may hold others of its own kind
        if (owner == null && !schemas.containsKey(name)) {
            schemas.put(name, NODES.objectNode());
            schemas.put(name, schema(type));
        }
        return name;
    }

    private ObjectNode schema(Class<?> type) {
        if (type.isEnum()) {
            ObjectNode schema = NODES.objectNode().put(TYPE, "string");
            for (Object constant : type.getEnumConstants()) {
                schema.withArray("enum").add(((Enum<?>) constant).name());
            }
            return schema;
        }
        return type.isRecord() ? record(type) : union(SealedTypes.leaves(type));
    }

    private ObjectNode record(Class<?> type) {
        ObjectNode schema = NODES.objectNode().put(TYPE, "object");
        ObjectNode properties = NODES.objectNode();
        var required = NODES.arrayNode();
        if (SealedTypes.isUnion(type)) {
            properties.set(TYPE, constant(type.getSimpleName()));
            required.add(TYPE);
        }
        for (RecordComponent component : type.getRecordComponents()) {
            if (component.getName().equals(SHOWN_AS)) {
                continue;
            }
            properties.set(component.getName(), bare(component.getAnnotatedType()));
            if (!nullable(component.getAnnotatedType())) {
                required.add(component.getName());
            }
        }
        // people are shown with their present names
        if (Named.class.isAssignableFrom(type) && !properties.has(HANDLE)) {
            properties.putObject(HANDLE).put(TYPE, "string");
        }
        if (!required.isEmpty()) {
            schema.set("required", required);
        }
        schema.set("properties", properties);
        return schema;
    }

    /** The schema of one text and no other. */
    static ObjectNode constant(String text) {
        ObjectNode schema = NODES.objectNode().put(TYPE, "string");
        schema.putArray("enum").add(text);
        return schema;
    }

    /** The schema of what stands there if anything does: null is left out. */
    private ObjectNode bare(AnnotatedType annotated) {
        Type type = annotated.getType();
        if (type instanceof Class<?> plain) {
            return of(plain);
        }
        if (annotated instanceof AnnotatedParameterizedType generic
                && type instanceof ParameterizedType parameterized
                && parameterized.getRawType() instanceof Class<?> raw) {
            AnnotatedType[] arguments = generic.getAnnotatedActualTypeArguments();
            if (Collection.class.isAssignableFrom(raw)) {
                ObjectNode schema = NODES.objectNode().put(TYPE, "array");
                schema.set("items", element(arguments[0]));
                return schema;
            }
            if (Map.class.isAssignableFrom(raw)) {
                return map(arguments[0].getType(), arguments[1]);
            }
        }
        return NODES.objectNode();
    }

    private ObjectNode map(Type key, AnnotatedType value) {
        ObjectNode schema = NODES.objectNode().put(TYPE, "object");
        if (key instanceof Class<?> type && type.isEnum()) {
            schema.set("propertyNames", of(type));
        }
        schema.set("additionalProperties", element(value));
        return schema;
    }

    private ObjectNode element(AnnotatedType type) {
        ObjectNode schema = bare(type);
        if (!nullable(type)) {
            return schema;
        }
        ObjectNode either = NODES.objectNode();
        either.withArray("anyOf").add(schema).addObject().put(TYPE, "null");
        return either;
    }

    private static boolean nullable(AnnotatedType type) {
        return type.isAnnotationPresent(Nullable.class);
    }

    private static ObjectNode plain(Class<?> type) {
        ObjectNode schema = NODES.objectNode();
        if (type == Seat.class) {
            return schema.put(TYPE, "integer").put("minimum", 0);
        }
        if (Textual.class.isAssignableFrom(type)) {
            return textual(type, schema.put(TYPE, "string"));
        }
        if (Numeric.class.isAssignableFrom(type)
                || Set.of(BigDecimal.class, double.class, Double.class).contains(type)) {
            return schema.put(TYPE, "number");
        }
        if (type == int.class || type == Integer.class) {
            return schema.put(TYPE, "integer").put("format", "int32");
        }
        if (type == long.class || type == Long.class) {
            return schema.put(TYPE, "integer").put("format", "int64");
        }
        if (type == boolean.class || type == Boolean.class) {
            return schema.put(TYPE, "boolean");
        }
        if (type == Instant.class) {
            return schema.put(TYPE, "string").put("format", "date-time");
        }
        if (type == Duration.class) {
            return schema.put(TYPE, "string").put("format", "duration");
        }
        // people are shown phrases in words
        if (type == String.class || type == URI.class || type == Phrase.class) {
            return schema.put(TYPE, "string");
        }
        // anything else says nothing of its form
        return schema;
    }

    private static ObjectNode textual(Class<?> type, ObjectNode schema) {
        Textual.Written written = type.getAnnotation(Textual.Written.class);
        if (written != null) {
            schema.put("pattern", written.pattern()).putArray("examples").add(written.example());
        }
        return schema;
    }
}
