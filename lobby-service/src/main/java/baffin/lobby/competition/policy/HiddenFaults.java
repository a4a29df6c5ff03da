package baffin.lobby.competition.policy;

import baffin.competition.policy.Points;
import baffin.competition.policy.Policy;
import baffin.match.GameRegistry;
import baffin.match.terms.HouseBot;
import baffin.match.terms.WrittenDuration;
import baffin.platform.problem.JsonShape.Hole;
import baffin.platform.wire.Json;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What is wrong with a policy besides the places that cannot be read: whatever will stand there, it stays wrong. Those
 * places are filled in many ways, and a fault counts when every way has it.
 */
final class HiddenFaults {

    /** So that a fault that depends on two of those places is hardly ever taken for a certain one. */
    private static final int WAYS = 96;

    private static final long SEED = 18;

    private HiddenFaults() {}

    /**
     * Messages by JSON pointer.
     *
     * @param judge tells what is wrong with a policy that can be read
     */
    static Map<String, String> of(JsonNode policy, List<Hole> holes, Function<Policy, Map<String, String>> judge) {
        if (holes.stream().anyMatch(hole -> hole.pointer().isEmpty())) {
            return Map.of();
        }
        Map<String, String> certain = new LinkedHashMap<>();
        Specimens specimens = new Specimens(new Random(SEED));
        for (int way = 0; way < WAYS && (way == 0 || !certain.isEmpty()); way++) {
            Policy whole = Json.shared().value(filled(policy, holes, specimens), Policy.class);
            Map<String, String> found = judge.apply(whole);
            if (way == 0) {
                certain.putAll(found);
            } else {
                certain.entrySet().retainAll(found.entrySet());
            }
        }
        certain.keySet().removeIf(pointer -> holes.stream().anyMatch(hole -> touches(hole.pointer(), pointer)));
        return certain;
    }

    private static boolean touches(String hole, String pointer) {
        return (pointer + "/").startsWith(hole + "/") || (hole + "/").startsWith(pointer + "/");
    }

    private static JsonNode filled(JsonNode policy, List<Hole> holes, Specimens specimens) {
        JsonNode whole = policy.deepCopy();
        // from the last one, so that what is taken out of a list moves no place that is still to be filled
        for (Hole hole : holes.reversed()) {
            JsonPointer place = JsonPointer.compile(hole.pointer());
            JsonNode parent = whole.at(place.head());
            if (parent instanceof ObjectNode object) {
                String name = place.last().getMatchingProperty();
                if (hole.type() == null) {
                    object.remove(name);
                } else {
                    object.set(name, specimens.of(hole.type()));
                }
            } else if (parent instanceof ArrayNode list && hole.type() != null) {
                list.set(place.last().getMatchingIndex(), specimens.of(hole.type()));
            }
        }
        return whole;
    }

    /** Values of any type of a policy, to stand where none can be read. */
    static final class Specimens {

        private static final JsonMapper JSON = WireJson.shared();

        private static final Map<Class<?>, List<?>> VALUES = Map.of(
                String.class, names(),
                WrittenDuration.class, List.of("PT0S", "PT10M", "PT2H", "P3D"),
                Instant.class, List.of(Instant.EPOCH, Instant.parse("9000-01-01T00:00:00Z")),
                Points.class, List.of(Points.ZERO, Points.of(1), Points.of(10)),
                int.class, List.of(0, 1, 2, 3, 4, 7, 16, 64),
                boolean.class, List.of(true, false));

        private final Random random;

        Specimens(Random random) {
            this.random = random;
        }

        JsonNode of(JavaType type) {
            Class<?> raw = type.getRawClass();
            List<?> values = VALUES.get(MethodType.methodType(raw).unwrap().returnType());
            if (values != null) {
                return one(values);
            }
            if (raw.isEnum()) {
                return one(List.of(raw.getEnumConstants()));
            }
            if (raw.isSealed()) {
                Class<?> kind = raw.getPermittedSubclasses()[random.nextInt(raw.getPermittedSubclasses().length)];
                ObjectNode found = JSON.createObjectNode().put("type", kind.getSimpleName());
                return found.setAll(record(kind));
            }
            if (raw.isRecord()) {
                return record(raw);
            }
            return Map.class.isAssignableFrom(raw) ? JSON.createObjectNode() : JSON.createArrayNode();
        }

        /** What a string may name: a game, or a kind of house bot. */
        private static List<String> names() {
            return Stream.concat(
                            GameRegistry.installed().all().stream()
                                    .map(game -> game.info().id()),
                            HouseBot.kinds().stream())
                    .toList();
        }

        private ObjectNode record(Class<?> type) {
            ObjectNode found = JSON.createObjectNode();
            for (RecordComponent component : type.getRecordComponents()) {
                found.set(component.getName(), of(JSON.constructType(component.getGenericType())));
            }
            return found;
        }

        private JsonNode one(List<?> values) {
            return JSON.valueToTree(values.get(random.nextInt(values.size())));
        }
    }
}
