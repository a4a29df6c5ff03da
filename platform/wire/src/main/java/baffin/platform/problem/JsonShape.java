package baffin.platform.problem;

import baffin.platform.wire.json.SealedTypes;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Whether JSON has the shape of a record, field by field: a reader of JSON stops at the first fault. */
public final class JsonShape {

    private static final String TYPE = "type";

    private final ObjectMapper mapper;
    private final DefaultDeserializationContext context;
    private final Bounds bounds;
    private final List<Violation> faults = new ArrayList<>();
    private final List<Hole> holes = new ArrayList<>();

    private JsonShape(ObjectMapper mapper, Bounds bounds) {
        this.mapper = mapper;
        this.bounds = bounds;
        this.context = ((DefaultDeserializationContext) mapper.getDeserializationContext())
                .createDummyInstance(mapper.getDeserializationConfig());
    }

    /** What records ask of their components beyond the type. */
    @FunctionalInterface
    public interface Bounds {

        /** Nothing. */
        Bounds NONE = (record, component, value) -> List.of();

        /** What is wrong with a value, each pointer from the component on. */
        List<Violation> faults(Class<?> record, String component, Object value);
    }

    /**
     * A place where nothing stands that can be read.
     *
     * @param pointer to it
     * @param type what should stand there; null for a field that is not known
     */
    public record Hole(String pointer, @Nullable JavaType type) {}

    /** How a document looks. */
    public static JsonShape of(JsonNode tree, Class<?> record, ObjectMapper mapper) {
        JsonShape shape = new JsonShape(mapper, Bounds.NONE);
        shape.look(tree, mapper.constructType(record), "");
        return shape;
    }

    /**
     * All that is wrong with JSON that could not be read as a value.
     *
     * @param failure what the mapper has said, which counts where the shape shows nothing
     */
    public static List<Violation> faults(
            JsonNode tree, JavaType type, ObjectMapper mapper, Bounds bounds, JacksonException failure) {
        JsonShape shape = new JsonShape(mapper, bounds);
        shape.value(tree, type, "");
        return shape.faults.isEmpty() ? JsonProblems.of(failure).violations() : shape.faults();
    }

    /** All that is wrong, one message a field. */
    public List<Violation> faults() {
        return List.copyOf(faults);
    }

    /** Where something is wrong. */
    public List<Hole> holes() {
        return List.copyOf(holes);
    }

    private @Nullable Object look(JsonNode tree, JavaType type, String pointer) {
        if (!tree.isObject()) {
            fault(new Violation(pointer, "wrong-type", "must be an object"), tree, new Hole(pointer, type));
            return null;
        }
        int before = faults.size();
        Class<?> record = type.getRawClass().isRecord() ? type.getRawClass() : named(tree, type, pointer);
        if (record == null) {
            return null;
        }
        Set<String> known = new TreeSet<>();
        if (SealedTypes.isUnion(record)) {
            known.add(TYPE);
        }
        for (RecordComponent component : record.getRecordComponents()) {
            String name = name(component);
            known.add(name);
            field(tree.path(name), record, component, pointer + "/" + name);
        }
        List<String> names = List.copyOf(known);
        tree.properties().stream()
                .filter(field -> !known.contains(field.getKey()))
                .forEach(field -> {
                    String at =
                            pointer + "/" + field.getKey().replace("~", "~0").replace("/", "~1");
                    fault(
                            new Violation(at, "unknown-field", "is not known; known are " + names).withAllowed(names),
                            field.getValue(),
                            new Hole(at, null));
                });
        return faults.size() == before ? bind(tree, type, pointer) : null;
    }

    private static String name(RecordComponent component) {
        JsonProperty named = component.getAccessor().getAnnotation(JsonProperty.class);
        return named == null || named.value().isEmpty() ? component.getName() : named.value();
    }

    private @Nullable Class<?> named(JsonNode tree, JavaType sealed, String pointer) {
        Class<?> found = record(sealed.getRawClass(), tree);
        if (found == null) {
            List<String> names = kinds(sealed.getRawClass());
            String at = pointer + "/type";
            Violation wrong = tree.has(TYPE)
                    ? Violation.notOneOf(at, null, names)
                    : new Violation(at, "missing", "is missing").withAllowed(names);
            fault(wrong, tree.path(TYPE), new Hole(pointer, sealed));
        }
        return found;
    }

    /** The record that an object is of: the type itself, or the kind of it that the object names; null for none. */
    public static @Nullable Class<?> record(Class<?> type, JsonNode object) {
        return !type.isSealed()
                ? type
                : SealedTypes.leaves(type).get(object.path(TYPE).asText());
    }

    /** The kinds of a sealed type, as objects name them. */
    public static List<String> kinds(Class<?> sealed) {
        return List.copyOf(SealedTypes.leaves(sealed).keySet());
    }

    private void field(JsonNode value, Class<?> record, RecordComponent component, String pointer) {
        JavaType type = mapper.constructType(component.getGenericType());
        if (value.isMissingNode() || value.isNull()) {
            if (!component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
                Violation missing = new Violation(pointer, "missing", "is missing");
                fault(ExpectedValue.explained(missing, type.getRawClass()), value, new Hole(pointer, type));
            }
        } else {
            boolean alone = !value.isArray() && mayStandAlone(component);
            int before = faults.size();
            Object bound = alone ? value(value, type.getContentType(), pointer) : value(value, type, pointer);
            Object judged = bound != null && alone ? List.of(bound) : bound;
            List<Violation> there = List.copyOf(faults.subList(before, faults.size()));
            if (judged != null) {
                bounds.faults(record, component.getName(), judged).stream()
                        .map(one -> one.below(pointer))
                        .filter(one -> there.stream().noneMatch(fault -> within(one.pointer(), fault.pointer())))
                        .forEach(one -> {
                            faults.add(one);
                            holes.add(new Hole(pointer, type));
                        });
            }
        }
    }

    /** What cannot be read stands in a list as null, which says nothing of it. */
    private static boolean within(String fault, String unreadable) {
        return (unreadable + "/").startsWith(fault + "/") && fault.matches(".*/\\d+");
    }

    private static boolean mayStandAlone(RecordComponent component) {
        JsonFormat format = component.getAccessor().getAnnotation(JsonFormat.class);
        return format != null && List.of(format.with()).contains(JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY);
    }

    private @Nullable Object value(JsonNode value, JavaType type, String pointer) {
        Class<?> raw = type.getRawClass();
        if (hasFields(type)) {
            return look(value, type, pointer);
        }
        int before = faults.size();
        if (Collection.class.isAssignableFrom(raw) && value.isArray()) {
            List<@Nullable Object> rows = new ArrayList<>();
            for (int row = 0; row < value.size(); row++) {
                rows.add(row(value.get(row), type.getContentType(), pointer + "/" + row));
            }
            if (faults.size() > before && raw.isInstance(rows)) {
                return rows;
            }
        } else if (Map.class.isAssignableFrom(raw) && value.isObject()) {
            value.properties()
                    .forEach(entry -> row(
                            entry.getValue(),
                            type.getContentType(),
                            pointer + "/" + entry.getKey().replace("~", "~0").replace("/", "~1")));
        }
        return faults.size() == before ? bind(value, type, pointer) : null;
    }

    /** False for what is written as a text, a number or anything of a reader of its own. */
    private boolean hasFields(JavaType type) {
        Class<?> raw = type.getRawClass();
        if (SealedTypes.isUnion(raw) && !raw.isRecord()) {
            return true;
        }
        try {
            return raw.isRecord() && context.findNonContextualValueDeserializer(type) instanceof BeanDeserializerBase;
        } catch (JsonMappingException unreadable) {
            return false;
        }
    }

    private @Nullable Object row(JsonNode value, JavaType type, String pointer) {
        if (value.isNull()) {
            fault(new Violation(pointer, "missing", "is missing"), value, new Hole(pointer, type));
            return null;
        }
        return value(value, type, pointer);
    }

    private @Nullable Object bind(JsonNode value, JavaType type, String pointer) {
        try {
            return mapper.readerFor(type).readValue(value);
        } catch (JsonProcessingException e) {
            JsonProblems.of(e)
                    .violations()
                    .forEach(one -> fault(one.below(pointer), value.at(one.pointer()), new Hole(pointer, type)));
        } catch (IOException e) {
            fault(new Violation(pointer, "invalid", "is not valid"), value, new Hole(pointer, type));
        }
        return null;
    }

    private void fault(Violation violation, JsonNode value, Hole hole) {
        faults.add(
                value.isValueNode() && !value.isNull() && violation.value() == null
                        ? violation.withValue(value.asText())
                        : violation);
        holes.add(hole);
    }
}
