package baffin.gameservice.lesson;

import baffin.game.Game;
import baffin.game.words.Messages;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A lesson as its game has it, in {@code lesson.json} beside its other tables. Its texts are in
 * {@code lesson/messages_<language>.properties}: a text for each step by its number, and the {@code end}.
 *
 * @param seats how many play; the learner has the first
 * @param options of the match
 * @param seed all draws come from it
 * @param aside members of a command that is played for the learner wherever it is legal, such as the answer to a
 *     question that the lesson does not speak of; null for none
 * @param steps what the learner does, one command each
 */
record LessonScript(
        int seats,
        Map<String, String> options,
        String seed,
        @Nullable JsonNode aside,
        List<Step> steps) {

    private static final String FILE = "/%s/lesson.json";

    LessonScript {
        options = Map.copyOf(options);
        steps = List.copyOf(steps);
    }

    /**
     * One thing to do.
     *
     * @param want members that the command has, in one or more ways; each command with them will do
     * @param point spots of the picture to point at
     */
    record Step(List<JsonNode> want, List<String> point) {

        Step {
            want = List.copyOf(want);
            point = List.copyOf(point);
        }

        /** True for a command that does it. */
        boolean wants(JsonNode command) {
            return want.stream().anyMatch(members -> fits(members, command));
        }
    }

    /** True for a command that has all of the members. */
    static boolean fits(JsonNode members, JsonNode command) {
        return members.properties().stream()
                .allMatch(member -> member.getValue().equals(command.path(member.getKey())));
    }

    /** What the lesson of a game says. */
    static Messages texts(Game<?, ?, ?, ?> game) {
        return Messages.of(game.info().id() + "/lesson");
    }

    /** The lesson of a game; empty when it has none. */
    static Optional<LessonScript> of(Game<?, ?, ?, ?> game) {
        return Json.shared()
                .resource(game.getClass(), FILE.formatted(game.info().id()), LessonScript.class);
    }
}
