package baffin.gameservice.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Game;
import baffin.game.RuleCatalogue;
import baffin.game.picture.Part;
import baffin.game.picture.PictureOptions;
import baffin.game.words.Messages;
import baffin.match.GameRegistry;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Guides of the installed games: what they point at exists, and they say the same in every language. */
class GuideTest {

    static Stream<Game<?, ?, ?, ?>> games() {
        return GameRegistry.installed().all().stream().map(game -> game);
    }

    private static Guide guide(Game<?, ?, ?, ?> game, Locale language) {
        return Guide.of(game, language).orElseThrow();
    }

    private static List<Guide.Line> lines(Guide guide) {
        return guide.chapters().stream()
                .flatMap(chapter -> chapter.lines().stream())
                .toList();
    }

    /** All but the texts. */
    private static List<Object> shape(Guide guide) {
        return List.of(
                guide.minutes(),
                guide.difficulty(),
                guide.meanings().keySet(),
                guide.meanings().values().stream().map(Guide.Meaning::ruleId).toList(),
                guide.chapters().stream()
                        .map(chapter -> chapter.lines().stream()
                                .map(line -> new Guide.Line("", line.rules(), line.picks(), line.example()))
                                .toList())
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_language_has_the_same_statements(Game<?, ?, ?, ?> game) {
        Guide english = guide(game, Locale.ENGLISH);
        assertThat(english.chapters()).hasSizeGreaterThanOrEqualTo(5);
        assertThat(english.minutes()).hasSize(2).isSorted();
        assertThat(english.difficulty()).isBetween(1, 3);
        for (Locale language : Messages.LANGUAGES) {
            Guide guide = guide(game, language);
            assertThat(shape(guide)).as("statements in %s", language).isEqualTo(shape(english));
            if (language.equals(Locale.ENGLISH)) {
                assertThat(texts(guide)).allSatisfy(text -> assertThat(text).isNotBlank());
            } else {
                assertThat(texts(guide)).as("in %s", language).doesNotContainAnyElementsOf(texts(english));
            }
        }
    }

    private static List<String> texts(Guide guide) {
        return Stream.of(
                        Stream.of(guide.pitch()),
                        guide.meanings().values().stream().map(Guide.Meaning::text),
                        guide.chapters().stream().map(Guide.Chapter::title),
                        lines(guide).stream().map(Guide.Line::text))
                .flatMap(all -> all)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_statement_and_every_ability_names_rules_that_exist(Game<?, ?, ?, ?> game) {
        Guide guide = guide(game, Locale.ENGLISH);
        List<String> rules = game.catalogue(Locale.ENGLISH).rules().stream()
                .map(RuleCatalogue.Rule::id)
                .toList();
        assertThat(lines(guide))
                .allSatisfy(line -> assertThat(line.rules())
                        .isNotEmpty()
                        .doesNotHaveDuplicates()
                        .isSubsetOf(rules));
        assertThat(guide.meanings().values()).extracting(Guide.Meaning::ruleId).isSubsetOf(rules);
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_picture_can_be_drawn(Game<?, ?, ?, ?> game) {
        RuleExamples examples = new RuleExamples();
        assertThat(lines(guide(game, Locale.ENGLISH))).allSatisfy(line -> {
            if (line.picks() != null) {
                Part part = new Part(List.of(line.picks().split(" ", -1)), 0, PictureOptions.DEFAULT);
                assertThat(game.parts().draw(part)).as(line.picks()).isPresent();
            }
            if (line.example() != null) {
                assertThat(examples.of(game)).containsKey(Objects.requireNonNull(line.example()));
            }
        });
        assertThat(Guide.scene(game)).hasValueSatisfying(svg -> assertThat(svg).startsWith("<svg"));
    }
}
