package baffin.gameservice.lesson;

import baffin.gameservice.match.api.MatchView;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A lesson as its learner sees it: a match with one member more.
 *
 * @param match the members of a match; {@code matchId} is the id of the lesson
 * @param lesson what to do next
 */
@Schema(name = "LessonView", allOf = MatchView.class)
record LessonView(@Schema(hidden = true) @JsonUnwrapped MatchView match, Next lesson) {

    /**
     * What to do next in a lesson.
     *
     * @param done how many steps are done
     * @param steps how many there are
     * @param say what to do and why, or that this was all
     * @param point spots of the picture to look at, as {@code data-spot} names them
     * @param choices indexes of the legal actions that do it: the id of the lesson with a dot and one of them is the
     *     lesson after it; none at the end
     */
    @Schema(name = "LessonStep")
    record Next(int done, int steps, String say, List<String> point, List<Integer> choices) {

        static Next of(Lesson<?, ?, ?, ?> lesson, Locale language) {
            LessonScript.Step next = lesson.next();
            LessonScript script = lesson.script();
            return new Next(
                    lesson.done(),
                    script.steps().size(),
                    lesson.say(language),
                    next == null ? List.of() : next.point(),
                    lesson.allowed());
        }
    }
}
