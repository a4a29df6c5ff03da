package baffin.gameservice.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.picture.PictureOptions;
import baffin.game.picture.PictureOptions.Orientation;
import baffin.game.words.Messages;
import baffin.match.GameRegistry;
import baffin.platform.problem.ProblemException;
import baffin.platform.wire.JsonCodecs;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every lesson, played by learners of all kinds: nobody gets stuck, and everybody is told what they see. */
class LessonTest {

    private static final Viewer LEARNER = new Viewer.Player(new Seat(0));
    private static final int RANDOM_LEARNERS = 12;
    private static final Pattern SPOT = Pattern.compile("data-spot=\"([^\"]+)\"");

    private final Lessons lessons = fresh();

    private static Lessons fresh() {
        return new Lessons(new JsonCodecs(GameRegistry.installed()));
    }

    static Stream<String> games() {
        return fresh().scripts().keySet().stream();
    }

    static Stream<String> installed() {
        return GameRegistry.installed().all().stream().map(game -> game.info().id());
    }

    @ParameterizedTest
    @MethodSource("installed")
    void every_game_has_a_lesson_of_ten_to_fifteen_steps_in_every_language(String game) {
        LessonScript script = Objects.requireNonNull(lessons.scripts().get(game), game);
        assertThat(script.steps()).hasSizeBetween(10, 15);
        Messages texts = Messages.of(game + "/lesson");
        for (Locale language : Messages.LANGUAGES) {
            assertThat(texts.has(language)).as("%s in %s", game, language).isTrue();
            assertThat(texts.codes(language))
                    .hasSize(script.steps().size() + 1)
                    .contains("1", String.valueOf(script.steps().size()), "end");
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoever_does_what_is_asked_comes_to_the_end(String game) {
        play(game, choices -> choices.subList(0, 1));
        play(game, choices -> choices.subList(choices.size() - 1, choices.size()));
        for (int seed = 0; seed < RANDOM_LEARNERS; seed++) {
            Random random = new Random(seed);
            play(game, choices -> List.of(choices.get(random.nextInt(choices.size()))));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_single_choice_leads_to_the_next_step(String game) {
        String id = game;
        while (!lessons.find(id).allowed().isEmpty()) {
            Lesson<?, ?, ?, ?> now = lessons.find(id);
            for (int choice : now.allowed()) {
                assertThat(lessons.find(id + "." + choice).done()).isEqualTo(now.done() + 1);
            }
            id += "." + now.allowed().getFirst();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void an_id_is_always_the_same_position(String game) {
        String end = play(game, choices -> choices.subList(0, 1));
        Lesson<?, ?, ?, ?> one = lessons.find(end);
        Lesson<?, ?, ?, ?> other = fresh().find(end);
        assertThat(other).isNotSameAs(one);
        assertThat(picture(other, Orientation.LANDSCAPE)).isEqualTo(picture(one, Orientation.LANDSCAPE));
        assertThat(other.match().version()).isEqualTo(one.match().version());
    }

    @ParameterizedTest
    @MethodSource("games")
    void what_a_lesson_does_not_ask_for_does_not_exist(String game) {
        Lesson<?, ?, ?, ?> first = lessons.find(game);
        int legal = first.match().legal(new Seat(0)).size();
        IntStream.rangeClosed(0, legal)
                .filter(choice -> !first.allowed().contains(choice))
                .forEach(choice -> assertUnknown(game + "." + choice));
        assertUnknown(play(game, choices -> choices.subList(0, 1)) + ".0");
        assertUnknown(game + ".");
        assertUnknown("no-" + game);
    }

    private void assertUnknown(String id) {
        assertThatThrownBy(() -> lessons.find(id))
                .as(id)
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        refused -> assertThat(refused.problem().status()).isEqualTo(404));
    }

    /** Plays a lesson to its end and looks at each step of it; the id of its end. */
    private String play(String game, UnaryOperator<List<Integer>> choose) {
        String id = game;
        boolean answered = false;
        LessonScript script = Objects.requireNonNull(lessons.scripts().get(game));
        for (LessonScript.Step step : script.steps()) {
            Lesson<?, ?, ?, ?> lesson = lessons.find(id);
            assertThat(lesson.match().toAct()).as(id).contains(new Seat(0));
            assertThat(lesson.allowed()).as("choices of " + id).isNotEmpty();
            for (Orientation orientation : Orientation.values()) {
                assertThat(spots(lesson, orientation)).as("spots of " + id).containsAll(step.point());
            }
            id += "." + choose.apply(lesson.allowed()).getFirst();
            answered |= lessons.find(id).match().version() > lesson.match().version() + 1;
        }
        Lesson<?, ?, ?, ?> end = lessons.find(id);
        assertThat(end.allowed()).as("choices at the end, " + id).isEmpty();
        assertThat(end.match().ended()).as(id).isFalse();
        assertThat(answered).as("the opponent has acted in " + id).isTrue();
        return id;
    }

    private static Set<String> spots(Lesson<?, ?, ?, ?> lesson, Orientation orientation) {
        return SPOT.matcher(picture(lesson, orientation))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(HashSet::new));
    }

    private static String picture(Lesson<?, ?, ?, ?> lesson, Orientation orientation) {
        return lesson.match().picture(LEARNER, PictureOptions.DEFAULT.withOrientation(orientation));
    }
}
