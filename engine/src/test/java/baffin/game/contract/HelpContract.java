package baffin.game.contract;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Explainer;
import baffin.game.Game;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.action.Aid;
import baffin.game.action.Spot;
import baffin.game.picture.PictureOptions;
import baffin.game.words.Messages;
import baffin.match.ActionPreview;
import baffin.match.ForbiddenCommand;
import baffin.match.example.ExampleMatch;
import baffin.match.example.RuleExample;
import baffin.testing.Effort;
import baffin.testing.ParsedSvg;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** What every game promises of its help: aids to thinking, hints for beginners, and why something is not possible. */
abstract class HelpContract<C extends Command, S, E extends Event, K> extends ExplainerContract<C, S, E, K> {

    /** Positions at which every place of the picture is pointed at. */
    private static final int POSITIONS = Effort.many(12);

    /** Places that no picture has. */
    private static final List<Spot> NOWHERE = List.of(
            new Spot("square", "99,99"),
            new Spot("square", "x"),
            new Spot("area", "1,1"),
            new Spot("hex", "0,0"),
            new Spot("hex", "99,99"),
            new Spot("strip", "M99"),
            new Spot("tile", "L99"),
            new Spot("seat", "9"),
            new Spot("seat", "99999999999"),
            new Spot("voyage", "NOWHERE"),
            new Spot("no-such-kind", "1"));

    private Explainer<C, S, E> explainer() {
        return game().explainer();
    }

    @Test
    void every_aid_names_its_rule_and_has_words_in_every_language() {
        List<Viewer> viewers = played().viewers();
        played().steps().filter(Step::isSample).forEach(step -> {
            for (Viewer viewer : viewers) {
                List<Aid> aids = explainer().aids(step.after(), viewer);
                assertThat(aids).hasSizeLessThanOrEqualTo(Aid.AIDS_MAX);
                for (Aid aid : aids) {
                    assertThat(aid.kind()).matches("[a-z]+(-[a-z]+)*");
                    assertThat(game().catalogue().find(aid.ruleId()))
                            .as(aid.ruleId())
                            .isPresent();
                    inWords(aid.text());
                    PicturePromises.written(aid.targets());
                }
            }
        });
    }

    @Test
    void every_example_shows_a_rule_of_the_catalogue_on_the_table() {
        Game<C, S, E, K> game = game();
        Map<String, RuleExample<S, E>> examples = ExampleMatch.play(game);
        assertThat(examples).isNotEmpty();
        examples.forEach((rule, example) -> {
            assertThat(game.catalogue().find(rule)).as(rule).isPresent();
            Messages.LANGUAGES.forEach(
                    language -> assertThat(example.text(language)).isNotBlank());
            ParsedSvg.root(example.picture(PictureOptions.DEFAULT));
        });
        assertThat(ExampleMatch.play(game)).isEqualTo(examples);
    }

    @Test
    void an_aid_depends_on_nothing_hidden() {
        played().eachRedeal(
                        4,
                        (step, redealt) -> assertThat(explainer().aids(redealt.state(), redealt.viewer()))
                                .isEqualTo(explainer().aids(step.after(), redealt.viewer())));
    }

    @Test
    void every_first_pick_has_a_hint_in_every_language_unless_there_are_none() {
        explainer().hints().values().forEach(this::inWords);
        if (explainer().hints().isEmpty()) {
            return;
        }
        Set<String> first = new HashSet<>();
        played().steps().filter(Step::isOneOfMany).forEach(step -> {
            for (Seat seat : played().walk().setup().seats()) {
                for (LegalCommand<C> legal : game().legalCommands(step.before(), seat)) {
                    first.add(explainer()
                            .explain(step.before(), seat, legal.command())
                            .picks()
                            .getFirst()
                            .text());
                }
            }
        });
        assertThat(explainer().hints().keySet())
                .as(
                        "hint.NAME in messages_LANGUAGE.properties of %s, for each act:NAME",
                        game().info().id())
                .containsAll(first);
    }

    @Test
    void what_is_said_to_be_forbidden_at_a_place_is_refused_by_that_rule() {
        List<Seat> seats = played().walk().setup().seats();
        played().steps().filter(Step::isOneOfFew).limit(POSITIONS).forEach(step -> {
            Seat seat = seats.get(step.number() % seats.size());
            Set<C> legal = new HashSet<>();
            game().legalCommands(step.before(), seat).forEach(command -> legal.add(command.command()));
            ActionPreview<C, S, E> outlook = new ActionPreview<>(game(), step.before(), seat, List.of());
            for (Spot spot : spots(step, seat)) {
                assertThat(explainer().conceivable(step.before(), seat, spot))
                        .hasSizeLessThanOrEqualTo(Explainer.CONCEIVABLE_MAX)
                        .allSatisfy(command -> assertThat(game().broken(step.before(), seat, command)
                                        .isEmpty())
                                .as("%s at %s", command, spot)
                                .isEqualTo(legal.contains(command)));
                List<ForbiddenCommand<C>> forbidden = outlook.forbidden(spot);
                boolean toAct = game().toAct(step.before()).contains(seat);
                assertThat(forbidden).hasSizeLessThanOrEqualTo(toAct ? ActionPreview.FORBIDDEN_MAX : 1);
                forbidden.forEach(each -> refused(step, seat, each));
                assertThat(forbidden)
                        .extracting(each -> List.of(
                                each.violation().ruleId(), each.violation().reason()))
                        .doesNotHaveDuplicates();
            }
        });
    }

    @Test
    void once_a_match_is_over_one_rule_forbids_all() {
        played().steps().filter(step -> game().over(step.after())).limit(2).forEach(step -> {
            for (Seat seat : played().walk().setup().seats()) {
                ActionPreview<C, S, E> outlook = new ActionPreview<>(game(), step.after(), seat, List.of());
                for (Spot spot : spots(step, seat)) {
                    List<ForbiddenCommand<C>> forbidden = outlook.forbidden(spot);
                    assertThat(forbidden).as(spot.toString()).hasSizeLessThanOrEqualTo(1);
                    forbidden.forEach(each -> inWords(each.text()));
                }
            }
        });
    }

    private void refused(Step<C, S, E> step, Seat seat, ForbiddenCommand<C> forbidden) {
        inWords(forbidden.text());
        RuleViolation violation = forbidden.violation();
        inWords(violation.reason());
        assertThat(game().catalogue().find(violation.ruleId()))
                .as(violation.ruleId())
                .isPresent();
        var decision = game().decide(step.before(), seat, forbidden.command(), RandomWalk.chance(1));
        assertThat(decision)
                .isInstanceOfSatisfying(
                        Decision.Refused.class,
                        refused -> assertThat(((RuleViolation) refused.refusal()).withNearby(List.of()))
                                .isEqualTo(violation));
    }

    /** All places of the picture that a seat sees, and some that there are not. */
    private List<Spot> spots(Step<C, S, E> step, Seat seat) {
        List<Spot> spots = new ArrayList<>(NOWHERE);
        // the sheet may be of a moment later: it decides nothing about places
        String svg = game().picture(step.before(), played().sheet(step.history()), new Viewer.Player(seat));
        for (Element spot : ParsedSvg.spots(ParsedSvg.root(svg))) {
            spots.add(Spot.of(spot.getAttribute("data-spot")).orElseThrow());
        }
        return spots;
    }

    @Test
    void what_is_said_to_be_forbidden_depends_on_nothing_hidden() {
        played().eachRedeal(1, (step, redealt) -> {
            if (redealt.viewer() instanceof Viewer.Player player) {
                ActionPreview<C, S, E> real = new ActionPreview<>(game(), step.after(), player.seat(), List.of());
                ActionPreview<C, S, E> other = new ActionPreview<>(game(), redealt.state(), player.seat(), List.of());
                for (Spot spot : spots(step, player.seat())) {
                    assertThat(other.forbidden(spot)).as(spot.toString()).isEqualTo(real.forbidden(spot));
                }
            }
        });
    }
}
