package baffin.system.upgrade;

import baffin.bot.client.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a release answered to somebody.
 *
 * @param as name of who asked
 * @param path below {@code /api/v1}
 * @param keptDays after how many days the platform forgets it; null for never
 */
record StoredAnswer(String as, String path, @Nullable Integer keptDays, JsonNode body) {

    /** Members that depend on the moment of the answer; the cursor of a log moves with the log. */
    private static final Set<String> OF_THE_MOMENT = Set.of("serverTime", "remainingMs", "nextCursor");

    static StoredAnswer of(People people, String as, String path) {
        return new StoredAnswer(as, path, null, people.as(as).get(path).as(200));
    }

    StoredAnswer keptFor(int days) {
        return new StoredAnswer(as, path, days, body);
    }

    StoredAnswer only(String field) {
        ObjectNode part = Json.mapper().createObjectNode();
        part.set(field, body.path(field));
        return new StoredAnswer(as, path, keptDays, part);
    }

    /**
     * What is answered otherwise now, a line each; a later release may tell more. A competition is read as it was: its
     * deadlines are later now by the time in which nothing ran.
     */
    List<String> differences(People people) {
        List<String> differences = new ArrayList<>();
        boolean competition =
                path.startsWith("/competitions/") && body.path("version").isInt();
        String asOf = competition ? (path.contains("?") ? "&" : "?") + "asOf=" + body.path("version") : "";
        compare("", body, people.as(as).get(path + asOf).as(200), differences);
        return differences.stream().map(one -> as + ": " + path + " " + one).toList();
    }

    private static void compare(String at, JsonNode before, JsonNode now, List<String> differences) {
        if (before.isObject() && now.isObject()) {
            before.properties().stream()
                    .filter(field -> !OF_THE_MOMENT.contains(field.getKey()))
                    .forEach(field -> compare(
                            at + "/" + field.getKey(), field.getValue(), now.path(field.getKey()), differences));
        } else if (before.isArray() && now.isArray() && before.size() <= now.size() && extended(before, now)) {
            for (int i = 0; i < before.size(); i++) {
                compare(at + "/" + i, before.path(i), now.path(i), differences);
            }
        } else if (!before.equals(now)) {
            differences.add(at + " was " + before + " and is " + now);
        }
    }

    /** True when nothing has come but records of deadlines that are later. */
    private static boolean extended(JsonNode before, JsonNode now) {
        return IntStream.range(before.size(), now.size())
                .allMatch(more -> now.path(more).at("/events/0/type").asText().equals("DeadlinesExtended"));
    }
}
