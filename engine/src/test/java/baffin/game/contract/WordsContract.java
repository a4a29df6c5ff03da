package baffin.game.contract;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.GameInfo;
import baffin.game.RuleCatalogue;
import baffin.game.ScoreKeeper.ScoreKind;
import baffin.game.ScoreLine;
import baffin.game.ScoreSheet;
import baffin.game.SeatScore;
import baffin.game.Viewer;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What every game promises of its words: rules, options, refusals, events and views in every language. */
abstract class WordsContract<C extends Command, S, E extends Event, K> {

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    abstract RecordedMatches<C, S, E, K> played();

    /** The game to be checked. */
    protected abstract Game<C, S, E, K> game();

    /** The phrase has words in every language. */
    void inWords(Phrase phrase) {
        for (Locale language : Messages.LANGUAGES) {
            assertThat(game().explainer().messages().text(phrase, language))
                    .as("%s in %s", phrase, language)
                    .isNotBlank()
                    .doesNotContain("{", "}");
        }
    }

    @Test
    void every_rule_has_words_of_its_own_in_every_language() {
        for (Locale language : Messages.LANGUAGES) {
            List<RuleCatalogue.Rule> rules = game().catalogue(language).rules();
            assertThat(rules).allSatisfy(rule -> {
                assertThat(rule.chapter()).as(rule.id()).isNotBlank();
                assertThat(rule.title()).as(rule.id()).isNotBlank();
                assertThat(rule.text()).as(rule.id()).isNotBlank();
            });
            if (!language.equals(Locale.ENGLISH)
                    && game().explainer().messages().has(language)) {
                List<RuleCatalogue.Rule> same = new ArrayList<>(rules);
                same.removeIf(rule -> game().catalogue().find(rule.id()).stream()
                        .noneMatch(english -> english.text().equals(rule.text())));
                assertThat(same).as("English in %s", language).isEmpty();
            }
        }
    }

    @Test
    void the_rules_have_the_same_numbers_in_every_language() {
        for (Locale language : Messages.LANGUAGES) {
            RuleCatalogue catalogue = game().catalogue(language);
            assertThat(game().catalogue().rules())
                    .allSatisfy(
                            rule -> assertThat(numbers(catalogue.find(rule.id()).orElseThrow()))
                                    .as("%s in %s", rule.id(), language)
                                    .isEqualTo(numbers(rule)));
        }
    }

    private static List<String> numbers(RuleCatalogue.Rule rule) {
        return NUMBER.matcher(rule.text())
                .results()
                .map(MatchResult::group)
                .sorted()
                .toList();
    }

    @Test
    void every_option_and_each_of_its_values_has_words_in_every_language() {
        for (GameInfo.Option option : game().info().options()) {
            inWords(option.text());
            option.values().forEach(value -> inWords(option.called(value)));
        }
    }

    @Test
    void every_event_is_told_to_every_viewer_in_every_language() {
        List<Viewer> viewers = played().viewers();
        played().steps().filter(Step::isOneOfMany).forEach(step -> {
            for (E event : step.events()) {
                for (Viewer viewer : viewers) {
                    game().explainer().narrate(game().redact(event, viewer)).ifPresent(this::inWords);
                }
            }
        });
    }

    @Test
    void every_command_that_moves_the_game_on_is_told_of() {
        played().steps().filter(Step::isOneOfMany).forEach(step -> {
            boolean arranges = step.events().stream().allMatch(event -> game().aside(step.before(), event));
            assertThat(step.events().stream()
                            .anyMatch(event -> game().explainer().narrate(event).isPresent()))
                    .as("words for %s", step.events())
                    .isEqualTo(!arranges);
        });
    }

    @Test
    void notes_of_score_sheets_have_texts_in_all_languages() {
        played().steps().filter(Step::isSample).forEach(step -> {
            for (SeatScore score : played().sheet(step.history()).seats()) {
                score.lines().forEach(line -> inWords(line.note()));
                if (score.tieBreak() != null) {
                    inWords(score.tieBreak());
                }
            }
        });
    }

    @Test
    void every_line_of_a_sheet_is_of_a_kind_that_has_a_title_in_every_language() {
        List<ScoreKind> kinds = game().scoreKeeper().kinds();
        kinds.forEach(kind -> inWords(kind.title()));
        inWords(ScoreKind.TIE);
        List<String> names = kinds.stream().map(ScoreKind::name).toList();
        assertThat(names).doesNotHaveDuplicates();
        played().eachSheet((step, sheet) -> sheet.seats()
                .forEach(score ->
                        assertThat(score.lines()).extracting(ScoreLine::kind).isSubsetOf(names)));
    }

    @Test
    void views_in_other_languages_are_plain_values_too() {
        played().steps().filter(Step::isSample).forEach(step -> {
            ScoreSheet sheet = played().sheet(step.history());
            for (Viewer viewer : played().viewers()) {
                PlainValues.check(game().view(step.after(), sheet, viewer, Locale.GERMAN));
            }
        });
    }
}
