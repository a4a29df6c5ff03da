package baffin.gameservice.lesson;

import baffin.game.Game;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A lesson as its game has it, in {@code lesson.json} beside the class of the game.
 *
 * @param seats how many play; the learner has the first
 * @param options of the match
 * @param seed all draws come from it
 * @param steps what the learner does, one command each
 * @param end what to say after the last one, by language
 */
record LessonScript(int seats, Map<String, String> options, String seed, List<Step> steps, Map<String, String> end) {

    private static final String FILE = "lesson.json";

    LessonScript {
        options = Map.copyOf(options);
        steps = List.copyOf(steps);
        end = Map.copyOf(end);
    }

    /**
     * One thing to do.
     *
     * @param say what it is and why, by language
     * @param want members that the command has; each command with them will do
     * @param point spots of the picture to point at
     */
    record Step(Map<String, String> say, JsonNode want, List<String> point) {

        Step {
            say = Map.copyOf(say);
            point = List.copyOf(point);
        }

        /** True for a command that does it. */
        boolean wants(JsonNode command) {
            return want.properties().stream()
                    .allMatch(member -> member.getValue().equals(command.path(member.getKey())));
        }
    }

    /** The lesson of a game; empty when it has none. */
    static Optional<LessonScript> of(Game<?, ?, ?, ?> game) {
        try (InputStream json = game.getClass().getResourceAsStream(FILE)) {
            return json == null
                    ? Optional.empty()
                    : Optional.of(Json.shared()
                            .read(new String(json.readAllBytes(), StandardCharsets.UTF_8), LessonScript.class));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
