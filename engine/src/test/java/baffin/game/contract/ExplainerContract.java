package baffin.game.contract;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Explainer;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.game.action.Consequence;
import baffin.game.action.Explanation;
import baffin.game.action.Family;
import baffin.game.action.Pick;
import baffin.game.action.Price;
import baffin.game.picture.Part;
import baffin.game.picture.PictureOptions;
import baffin.game.words.Phrase;
import baffin.match.ActionPreview;
import baffin.match.ExplainedCommand;
import baffin.testing.Bundles;
import baffin.testing.ParsedSvg;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** What every game promises of the explanations of its commands: unique, complete, priced as charged. */
abstract class ExplainerContract<C extends Command, S, E extends Event, K> extends WordsContract<C, S, E, K> {

    private Explainer<C, S, E> explainer() {
        return game().explainer();
    }

    private ActionPreview<C, S, E> outlook(Step<C, S, E> step, Seat seat) {
        return new ActionPreview<>(game(), step.before(), seat, List.of());
    }

    @Test
    void no_two_legal_commands_of_a_seat_have_the_same_picks_and_each_names_its_rule() {
        played().steps().filter(Step::isOneOfMany).forEach(step -> {
            for (Seat seat : played().walk().setup().seats()) {
                Set<List<String>> picks = new HashSet<>();
                for (LegalCommand<C> legal : game().legalCommands(step.before(), seat)) {
                    Explanation explanation = explainer().explain(step.before(), seat, legal.command());
                    assertThat(picks.add(
                                    explanation.picks().stream().map(Pick::text).toList()))
                            .as("the picks of %s are its own", legal.command())
                            .isTrue();
                    assertThat(game().catalogue().find(explanation.ruleId()))
                            .as(explanation.ruleId())
                            .isPresent();
                    assertThat(explanation.picks()).isNotEmpty();
                    assertThat(explanation.targets()).allMatch(spot -> spot.matches("[a-z][a-z-]*:.+"));
                }
            }
        });
    }

    @Test
    void every_legal_command_is_put_into_words_in_every_language() {
        played().steps().filter(Step::isSample).forEach(step -> {
            for (Seat seat : played().walk().setup().seats()) {
                ActionPreview<C, S, E> outlook = outlook(step, seat);
                for (LegalCommand<C> legal : game().legalCommands(step.before(), seat)) {
                    ExplainedCommand<C> explained = outlook.explain(legal.command());
                    phrases(explained).forEach(this::inWords);
                }
            }
        });
    }

    private static List<Phrase> phrases(ExplainedCommand<?> explained) {
        Explanation explanation = explained.explanation();
        List<Phrase> phrases = new ArrayList<>(explained.effects());
        phrases.add(explanation.text());
        explanation.picks().forEach(pick -> phrases.add(pick.name()));
        explained
                .price()
                .forEach(price -> phrases.add(Phrase.of("resource." + price.resource(), "amount", price.amount())));
        Family family = explanation.family();
        if (family != null) {
            phrases.add(family.text());
        }
        Phrase odds = explanation.odds();
        if (odds != null) {
            phrases.add(odds);
        }
        return phrases;
    }

    @Test
    void what_is_said_to_have_a_picture_is_drawn_at_a_place_of_the_command() {
        played().steps().filter(Step::isSample).forEach(step -> {
            for (LegalCommand<C> legal : game().legalCommands(step.before(), step.seat())) {
                List<String> picks = explainer().explain(step.before(), step.seat(), legal.command()).picks().stream()
                        .map(Pick::text)
                        .toList();
                if (picks.stream().anyMatch(this::isPictured)) {
                    drawn(picks, step.seat());
                }
                picks.stream().filter(this::isPictured).forEach(pick -> drawn(List.of(pick), step.seat()));
            }
        });
    }

    private boolean isPictured(String pick) {
        List<String> pictured = game().parts().pictured();
        return pictured.contains(pick) || pictured.contains(pick.substring(0, pick.indexOf(':')));
    }

    private void drawn(List<String> picks, Seat seat) {
        for (PictureOptions.Orientation orientation : PictureOptions.Orientation.values()) {
            PictureOptions options = PictureOptions.DEFAULT.withOrientation(orientation);
            Element root = ParsedSvg.root(game().parts()
                    .draw(new Part(picks, seat.index(), options))
                    .orElseThrow(() -> new AssertionError("none of " + picks)));
            assertThat(ParsedSvg.text(root, "title")).isNotBlank();
            if (root.hasAttribute("data-at")) {
                assertThat(picks).contains(root.getAttribute("data-at"));
                assertThat(root.getAttribute("data-origin")).matches("-?[0-9.]+ -?[0-9.]+");
                assertThat(Double.parseDouble(root.getAttribute("data-size"))).isPositive();
            }
        }
    }

    @Test
    void the_texts_of_all_languages_have_the_same_codes_and_parameters() {
        Bundles.sameInAllLanguages(explainer().messages());
    }

    @Test
    void what_a_command_takes_is_its_price_and_the_seat_has_it() {
        played().steps().filter(Step::isOneOfMany).forEach(step -> {
            Map<String, Integer> charged = new TreeMap<>();
            S now = step.before();
            for (E event : step.events()) {
                S next = game().evolve(now, event);
                for (Price price : explainer().charges(event, step.seat())) {
                    int before = amount(now, step.seat(), price.resource());
                    assertThat(amount(next, step.seat(), price.resource()))
                            .as("%s after %s", price, event)
                            .isEqualTo(before - price.amount());
                    charged.merge(price.resource(), price.amount(), Integer::sum);
                }
                now = next;
            }
            Map<String, Integer> stated = new TreeMap<>();
            outlook(step, step.seat())
                    .explain(step.command())
                    .price()
                    .forEach(price -> stated.put(price.resource(), price.amount()));
            assertThat(stated).as("%s of %s", step.command(), step.seat()).isEqualTo(charged);
        });
    }

    private int amount(S state, Seat seat, String resource) {
        Integer amount = explainer().stock(state, seat).get(resource);
        assertThat(amount).as("%s in stock", resource).isNotNull();
        return amount;
    }

    @Test
    void what_a_command_is_said_to_end_ends() {
        played().steps().filter(Step::isOneOfMany).forEach(step -> {
            ExplainedCommand<C> explained = outlook(step, step.seat()).explain(step.command());
            Consequence stated = explained.consequence();
            Consequence real = consequence(step);
            String what = step.command() + " in " + step.before();
            if (explained.explanation().certain() == null) {
                assertThat(stated.compareTo(Consequence.IRREVERSIBLE) > 0 ? stated : Consequence.NONE)
                        .as(what)
                        .isEqualTo(real.compareTo(Consequence.IRREVERSIBLE) > 0 ? real : Consequence.NONE);
                assertThat(stated).as(what).isGreaterThanOrEqualTo(real);
            } else if (stated.compareTo(Consequence.IRREVERSIBLE) > 0) {
                assertThat(real).as(what).isGreaterThanOrEqualTo(stated);
            }
        });
    }

    private Consequence consequence(Step<C, S, E> step) {
        if (game().over(step.after())) {
            return Consequence.ENDS_MATCH;
        }
        if (game().toAct(step.before()).contains(step.seat())
                && !game().toAct(step.after()).contains(step.seat())) {
            return Consequence.ENDS_TURN;
        }
        return game().turn(step.after()) == game().turn(step.before()) ? Consequence.NONE : Consequence.IRREVERSIBLE;
    }

    @Test
    void an_event_that_a_seat_does_not_see_leaves_it_what_it_may_do() {
        played().steps().forEach(step -> {
            for (Seat seat : played().walk().setup().seats()) {
                boolean unseen = !seat.equals(step.seat())
                        && step.events().stream().allMatch(event -> game().unseen(step.before(), event, seat));
                if (unseen) {
                    assertThat(game().legalCommands(step.after(), seat))
                            .isEqualTo(game().legalCommands(step.before(), seat));
                    assertThat(game().toAct(step.after()).contains(seat))
                            .isEqualTo(game().toAct(step.before()).contains(seat));
                }
            }
        });
    }
}
