package baffin.lobby.api.competition;

import baffin.competition.policy.Points;
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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Whether JSON has the shape of a record, field by field: a reader of JSON stops at the first fault. */
final class Shape {

    private static final String TYPE = "type";
    private static final JsonMapper JSON = WireJson.shared();

    private final List<Violation> faults = new ArrayList<>();

    private Shape() {}

    /** All that is wrong, one message a field. */
    static List<Violation> faults(JsonNode tree, Class<?> record) {
        Shape shape = new Shape();
        shape.look(tree, record, "");
        return List.copyOf(shape.faults);
    }

    private void look(JsonNode tree, Class<?> type, String pointer) {
        if (!tree.isObject()) {
            fault(pointer, "wrong-type", "must be an object");
            return;
        }
        Class<?> record = type.isRecord() ? type : named(tree, type, pointer);
        if (record == null) {
            return;
        }
        Set<String> known = new HashSet<>();
        if (record != type) {
            known.add(TYPE);
        }
        for (RecordComponent component : record.getRecordComponents()) {
            known.add(component.getName());
            field(tree.path(component.getName()), component, pointer + "/" + component.getName());
        }
        tree.properties().stream()
                .filter(field -> !known.contains(field.getKey()))
                .forEach(field -> fault(
                        pointer + "/" + field.getKey().replace("~", "~0").replace("/", "~1"),
                        "unknown-field",
                        "is not known; known are " + known.stream().sorted().toList()));
    }

    private @Nullable Class<?> named(JsonNode tree, Class<?> sealed, String pointer) {
        List<Class<?>> types = List.of(sealed.getPermittedSubclasses());
        String name = tree.path(TYPE).asText();
        Class<?> found = types.stream()
                .filter(one -> one.getSimpleName().equals(name))
                .findFirst()
                .orElse(null);
        if (found == null) {
            List<String> names = types.stream().map(Class::getSimpleName).toList();
            fault(pointer + "/type", tree.has(TYPE) ? "unknown-type" : "missing", "must be one of " + names);
        }
        return found;
    }

    private void field(JsonNode value, RecordComponent component, String pointer) {
        Class<?> type = component.getType();
        if (value.isMissingNode() || value.isNull()) {
            if (!component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
                fault(pointer, "missing", "is missing");
            }
        } else if (type != Points.class && (type.isRecord() || type.isSealed())) {
            look(value, type, pointer);
        } else {
            bind(value, JSON.constructType(component.getGenericType()), pointer);
        }
    }

    private void bind(JsonNode value, JavaType type, String pointer) {
        try {
            JSON.readerFor(type).readValue(value);
        } catch (JsonProcessingException e) {
            Stream<Violation> found = JsonProblems.of(e).violations().stream();
            found.forEach(one -> fault(pointer + one.pointer(), one.code(), one.message()));
        } catch (IOException e) {
            fault(pointer, "invalid", "is not valid");
        }
    }

    private void fault(String pointer, String code, String message) {
        faults.add(new Violation(pointer, code, message));
    }
}
