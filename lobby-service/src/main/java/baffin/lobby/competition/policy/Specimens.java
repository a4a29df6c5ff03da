package baffin.lobby.competition.policy;

import baffin.competition.policy.Points;
import baffin.match.GameRegistry;
import baffin.match.terms.HouseBot;
import baffin.match.terms.WrittenDuration;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/** Values of any type of a policy, to stand where none can be read. */
final class Specimens {

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
        List<?> values = VALUES.get(raw == Integer.class ? int.class : raw);
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
