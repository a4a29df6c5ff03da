package baffin.lobby.competition.policy;

import baffin.competition.policy.Points;
import baffin.platform.problem.ExpectedValue;
import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.Violation;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whether JSON has the shape of a record, field by field: a reader of JSON stops at the first fault. */
public final class JsonShape {

    private static final String TYPE = "type";
    private static final JsonMapper JSON = WireJson.shared();

    private final List<Violation> faults = new ArrayList<>();
    private final List<Hole> holes = new ArrayList<>();

    private JsonShape() {}

    /**
     * A place where nothing stands that can be read.
     *
     * @param type what should stand there; null for a field that is not known
     */
    record Hole(String pointer, @Nullable JavaType type) {}

    /** How a document looks. */
    public static JsonShape of(JsonNode tree, Class<?> record) {
        JsonShape shape = new JsonShape();
        shape.look(tree, JSON.constructType(record), "");
        return shape;
    }

    /** All that is wrong, one message a field. */
    public List<Violation> faults() {
        return List.copyOf(faults);
    }

    /** Where something is wrong. */
    List<Hole> holes() {
        return List.copyOf(holes);
    }

    private void look(JsonNode tree, JavaType type, String pointer) {
        if (!tree.isObject()) {
            fault(new Violation(pointer, "wrong-type", "must be an object"), tree, new Hole(pointer, type));
            return;
        }
        Class<?> record = type.getRawClass().isRecord() ? type.getRawClass() : named(tree, type, pointer);
        if (record == null) {
            return;
        }
        Set<String> known = new HashSet<>();
        if (record != type.getRawClass()) {
            known.add(TYPE);
        }
        for (RecordComponent component : record.getRecordComponents()) {
            known.add(component.getName());
            field(tree.path(component.getName()), component, pointer + "/" + component.getName());
        }
        List<String> names = known.stream().sorted().toList();
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
    }

    private @Nullable Class<?> named(JsonNode tree, JavaType sealed, String pointer) {
        Class<?> found = record(sealed.getRawClass(), tree);
        if (found == null) {
            List<String> names = kinds(sealed.getRawClass());
            String code = tree.has(TYPE) ? "unknown-type" : "missing";
            fault(
                    new Violation(pointer + "/type", code, "must be one of " + names).withAllowed(names),
                    tree.path(TYPE),
                    new Hole(pointer, sealed));
        }
        return found;
    }

    /** The record that an object is of: the type itself, or the kind of it that the object names; null for none. */
    static @Nullable Class<?> record(Class<?> type, JsonNode object) {
        return !type.isSealed()
                ? type
                : Arrays.stream(type.getPermittedSubclasses())
                        .filter(one ->
                                one.getSimpleName().equals(object.path(TYPE).asText()))
                        .findFirst()
                        .orElse(null);
    }

    /** The kinds of a sealed type, as objects name them. */
    static List<String> kinds(Class<?> sealed) {
        return Arrays.stream(sealed.getPermittedSubclasses())
                .map(Class::getSimpleName)
                .toList();
    }

    private void field(JsonNode value, RecordComponent component, String pointer) {
        JavaType type = JSON.constructType(component.getGenericType());
        if (value.isMissingNode() || value.isNull()) {
            if (!component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
                Violation missing = new Violation(pointer, "missing", "is missing");
                fault(ExpectedValue.explained(missing, type.getRawClass()), value, new Hole(pointer, type));
            }
        } else {
            value(value, type, pointer);
        }
    }

    private void value(JsonNode value, JavaType type, String pointer) {
        Class<?> raw = type.getRawClass();
        if (raw != Points.class && (raw.isRecord() || raw.isSealed())) {
            look(value, type, pointer);
        } else if (raw == List.class && value.isArray()) {
            for (int row = 0; row < value.size(); row++) {
                row(value.get(row), type.getContentType(), pointer + "/" + row);
            }
        } else {
            bind(value, type, pointer);
        }
    }

    private void row(JsonNode value, JavaType type, String pointer) {
        if (value.isNull()) {
            fault(new Violation(pointer, "missing", "is missing"), value, new Hole(pointer, type));
        } else {
            value(value, type, pointer);
        }
    }

    private void bind(JsonNode value, JavaType type, String pointer) {
        try {
            JSON.readerFor(type).readValue(value);
        } catch (JsonProcessingException e) {
            JsonProblems.of(e)
                    .violations()
                    .forEach(one -> fault(one.below(pointer), value.at(one.pointer()), new Hole(pointer, type)));
        } catch (IOException e) {
            fault(new Violation(pointer, "invalid", "is not valid"), value, new Hole(pointer, type));
        }
    }

    private void fault(Violation violation, JsonNode value, Hole hole) {
        faults.add(value.isValueNode() && !value.isNull() ? violation.withValue(value.asText()) : violation);
        holes.add(hole);
    }
}
