package baffin.gameservice.lesson;

import baffin.game.Command;
import baffin.game.Event;
import baffin.match.GameRegistry;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The lessons of the installed games, and those that are taken, as long as there is room to remember them. */
@Singleton
class Lessons {

    private static final int KEPT_MAX = 300;
    private static final Pattern ID = Pattern.compile("([a-z0-9-]{1,40}?)((?:\\.\\d{1,4}){0,40})");

    private final JsonCodecs codecs;
    private final Map<String, LessonScript> scripts = new TreeMap<>();
    private final Cache<String, Lesson<?, ?, ?, ?>> taken =
            Caffeine.newBuilder().maximumSize(KEPT_MAX).build();

    Lessons(JsonCodecs codecs) {
        this.codecs = codecs;
        GameRegistry.installed()
                .all()
                .forEach(game -> LessonScript.of(game)
                        .ifPresent(script -> scripts.put(game.info().id(), script)));
    }

    /** The lessons, by game. */
    Map<String, LessonScript> scripts() {
        return scripts;
    }

    /**
     * The lesson of an id: the game and, each after a dot, the indexes of the commands that were chosen.
     *
     * @throws ProblemException 404 when there is no such lesson, or a choice is not what it asks for
     */
    Lesson<?, ?, ?, ?> find(String id) {
        Lesson<?, ?, ?, ?> known = taken.getIfPresent(id);
        if (known != null) {
            return known;
        }
        Matcher parts = ID.matcher(id);
        LessonScript script = parts.matches() ? scripts.get(parts.group(1)) : null;
        if (script == null) {
            throw unknown(id);
        }
        List<Integer> choices = Stream.of(parts.group(2).split("\\."))
                .filter(choice -> !choice.isEmpty())
                .map(Integer::valueOf)
                .toList();
        Lesson<?, ?, ?, ?> lesson =
                played(codecs.of(parts.group(1)), script, id, choices).orElseThrow(() -> unknown(id));
        taken.put(id, lesson);
        return lesson;
    }

    private static <C extends Command, S, E extends Event, K> Optional<Lesson<C, S, E, K>> played(
            JsonCodec<C, S, E, K> codec, LessonScript script, String id, List<Integer> choices) {
        return Lesson.at(codec, script, id, choices);
    }

    private static ProblemException unknown(String id) {
        return Problem.of(ProblemType.NOT_FOUND, "No lesson: " + id).asException();
    }
}
