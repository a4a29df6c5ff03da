package baffin.game.contract;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.LegalCommand;
import baffin.game.RuleCatalogue;
import baffin.game.RuleViolation;
import baffin.game.ScoreLine;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Setup;
import baffin.game.Viewer;
import baffin.game.picture.PictureOptions;
import baffin.testing.Effort;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * What every game promises, checked over random matches. A game's own test extends this and names the game and the
 * seats.
 *
 * @param <C> commands
 * @param <S> state
 * @param <E> events
 * @param <K> tally
 */
@Tag(Effort.SOAK)
@Execution(ExecutionMode.CONCURRENT)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameContract<C extends Command, S, E extends Event, K> extends HelpContract<C, S, E, K> {

    private static final PictureOptions PORTRAIT =
            PictureOptions.DEFAULT.withOrientation(PictureOptions.Orientation.PORTRAIT);

    /** Positions that are drawn in all ways. */
    private static final int PICTURES = Effort.many(12);

    private final int seats;

    /** Played once for all promises. */
    private @Nullable RecordedMatches<C, S, E, K> played;

    /** The contract with so many seats in each match. */
    protected GameContract(int seats) {
        this.seats = seats;
    }

    /** What the host of each match has chosen; what is left out has its default. */
    protected Map<String, String> options() {
        return Map.of();
    }

    /** Random matches a promise. */
    protected int matches() {
        return Effort.many(4);
    }

    /** More commands than any match may have. */
    protected abstract int commandsMax();

    /** Well-formed commands, lawful or not, that the list of legal commands is compared with. */
    protected abstract List<C> anyCommands(S state, Seat seat);

    @Override
    synchronized RecordedMatches<C, S, E, K> played() {
        if (played == null) {
            Setup setup = game().info().setup(seats, options());
            played = new RecordedMatches<>(game(), setup, commandsMax(), matches());
        }
        return played;
    }

    private RandomWalk<C, S, E> walk() {
        return played().walk();
    }

    private void eachStep(Consumer<Step<C, S, E>> check) {
        played().steps().forEach(check);
    }

    /** What is costly is checked at the first ten steps and at every power of two. */
    private void eachSample(Consumer<Step<C, S, E>> check) {
        played().steps().filter(Step::isSample).forEach(check);
    }

    /** What is dear and wants many positions is checked at the first forty steps and at every twelfth. */
    private void eachOfMany(Consumer<Step<C, S, E>> check) {
        played().steps().filter(Step::isOneOfMany).forEach(check);
    }

    @Test
    void a_random_match_ends_within_the_declared_length() {
        List<Integer> lengths = new ArrayList<>();
        eachStep(step -> lengths.add(step.number()));
        assertThat(lengths).isNotEmpty();
    }

    @Test
    void the_same_command_with_the_same_draws_has_the_same_effect() {
        eachStep(step -> {
            Decision<Transition<S, E>, RuleViolation> again =
                    game().decide(step.before(), step.seat(), step.command(), RandomWalk.chance(step.drawSeed()));
            assertThat(again).isEqualTo(Decision.accepted(new Transition<>(step.events(), step.after())));
            assertThat(walk().folded(step.before(), step.events())).isEqualTo(step.after());
        });
    }

    @Test
    void an_accepted_command_causes_at_least_one_event_and_changes_the_state() {
        eachStep(step -> {
            assertThat(step.events()).isNotEmpty();
            assertThat(step.after()).isNotEqualTo(step.before());
        });
    }

    @Test
    void folding_the_history_from_the_empty_table_gives_the_state() {
        eachSample(step -> assertThat(walk().folded(game().initial(walk().setup()), step.history()))
                .isEqualTo(step.after()));
    }

    @Test
    void legal_commands_are_listed_once_and_for_seats_to_act_or_to_be_given_out_of_turn() {
        eachOfMany(step -> {
            for (Seat seat : walk().setup().seats()) {
                List<LegalCommand<C>> legal = game().legalCommands(step.before(), seat);
                boolean toAct = game().toAct(step.before()).contains(seat);
                assertThat(toAct && legal.isEmpty())
                        .as("no command for %s", seat)
                        .isFalse();
                assertThat(commands(legal)).allMatch(command -> toAct || game().outOfTurn(command));
                assertThat(new HashSet<>(commands(legal))).hasSameSizeAs(legal);
                assertThat(legal).allMatch(command -> command.cost() >= 0);
                assertThat(game().legalCommands(step.before(), seat)).isEqualTo(legal);
            }
        });
    }

    @Test
    void every_listed_command_is_accepted() {
        eachOfMany(step -> {
            for (Seat seat : walk().setup().seats()) {
                for (C command : commands(game().legalCommands(step.before(), seat))) {
                    Decision<Transition<S, E>, RuleViolation> decision =
                            game().decide(step.before(), seat, command, RandomWalk.chance(1));
                    walk().folded(step.before(), RandomWalk.accepted(decision, command));
                }
            }
        });
    }

    @Test
    void every_command_that_is_not_listed_is_refused_by_a_rule_of_the_catalogue() {
        RuleCatalogue catalogue = game().catalogue();
        eachOfMany(step -> {
            for (Seat seat : walk().setup().seats()) {
                HashSet<C> legal = new HashSet<>(commands(game().legalCommands(step.before(), seat)));
                for (C command : anyCommands(step.before(), seat)) {
                    Decision<Transition<S, E>, RuleViolation> decision =
                            game().decide(step.before(), seat, command, RandomWalk.chance(1));
                    assertThat(decision.isAccepted())
                            .as("%s is accepted from %s", command, seat)
                            .isEqualTo(legal.contains(command));
                    if (decision instanceof Decision.Refused(RuleViolation violation)) {
                        assertThat(catalogue.find(violation.ruleId()))
                                .as(violation.toString())
                                .isPresent();
                        inWords(violation.reason());
                        assertThat(violation.pointers()).allMatch(p -> p.isEmpty() || p.startsWith("/"));
                        assertThat(legal.containsAll(violation.nearby()))
                                .as("alternatives are legal")
                                .isTrue();
                    }
                }
            }
        });
    }

    @Test
    void the_safe_command_is_legal() {
        eachStep(step -> {
            for (Seat seat : game().toAct(step.before())) {
                assertThat(commands(game().legalCommands(step.before(), seat)))
                        .contains(game().safeCommand(step.before(), seat));
            }
        });
    }

    @Test
    void a_match_of_safe_commands_only_ends() {
        S state = walk().folded(game().initial(walk().setup()), game().setup(walk().setup(), RandomWalk.chance(7)));
        for (int number = 0; !game().over(state); number++) {
            assertThat(number).isLessThan(commandsMax());
            Seat seat = game().toAct(state).getFirst();
            C command = game().safeCommand(state, seat);
            state = walk().folded(
                            state,
                            RandomWalk.accepted(
                                    game().decide(state, seat, command, RandomWalk.chance(number)), command));
        }
    }

    @Test
    void turns_never_go_back_and_the_end_is_final() {
        eachStep(step -> {
            assertThat(game().turn(step.after())).isGreaterThanOrEqualTo(game().turn(step.before()));
            assertThat(game().round(step.after()))
                    .isBetween(game().round(step.before()), game().round(step.before()) + 1);
            boolean passedOn = !game().toAct(step.after()).equals(game().toAct(step.before()));
            assertThat(!passedOn || game().over(step.after()) || game().turn(step.after()) > game().turn(step.before()))
                    .as("the turn number grows when another seat is to act")
                    .isTrue();
            assertThat(game().over(step.after()))
                    .isEqualTo(game().toAct(step.after()).isEmpty());
            if (game().over(step.after())) {
                assertThat(walk().setup().seats())
                        .allMatch(
                                seat -> game().legalCommands(step.after(), seat).isEmpty());
            }
        });
    }

    @Test
    void the_sheet_is_the_sum_of_its_lines_and_ranks_every_seat() {
        played().eachSheet((step, sheet) -> {
            assertThat(sheet.seats()).hasSize(seats);
            assertThat(sheet.last() && !game().over(step.after()))
                    .as("final before the end")
                    .isFalse();
            assertThat(sheet.seats()).anyMatch(score -> score.place() == 1);
            for (SeatScore score : sheet.seats()) {
                assertThat(score.score())
                        .isEqualTo(score.lines().stream()
                                .mapToInt(ScoreLine::points)
                                .sum());
                assertThat(score.lines())
                        .allMatch(line -> game().catalogue().find(line.ruleId()).isPresent());
                assertThat(score.place()).isBetween(1, seats);
                sheet.seats()
                        .forEach(other -> assertThat(other.score() <= score.score() || other.place() < score.place())
                                .isTrue());
            }
        });
    }

    @Test
    void every_viewer_gets_a_view_a_picture_and_events_of_plain_values() {
        List<Viewer> viewers = played().viewers();
        eachStep(step -> {
            for (Viewer viewer : viewers) {
                assertThat(step.events())
                        .allMatch(event -> game().redact(event, viewer).getClass() == event.getClass());
            }
            if (step.isSample()) {
                ScoreSheet sheet = played().sheet(step.history());
                viewers.forEach(viewer -> PlainValues.check(game().view(step.after(), sheet, viewer)));
                String picture = game().picture(step.after(), sheet, new Viewer.Spectator());
                assertThat(picture.contains("<svg") && picture.strip().endsWith("</svg>"))
                        .as("a whole picture")
                        .isTrue();
            }
        });
    }

    @Test
    void every_picture_can_be_pointed_at_and_marked_in_every_part_shape_and_language() {
        PicturePromises<S> pictures = new PicturePromises<>(game(), seats);
        List<Viewer> viewers = played().viewers();
        played().steps().filter(Step::isOneOfFew).limit(PICTURES).forEach(step -> {
            Viewer viewer = viewers.get(step.number() % viewers.size());
            pictures.check(step.after(), played().sheet(step.history()), viewer);
            step.events().forEach(event -> PicturePromises.written(game().spots(game().redact(event, viewer))));
        });
    }

    @Test
    void a_redealt_position_looks_the_same_to_its_viewer() {
        played().eachRedeal(matches(), (step, redealt) -> {
            ScoreSheet sheet = played().sheet(step.history());
            Viewer viewer = redealt.viewer();
            assertThat(game().view(redealt.state(), sheet, viewer)).isEqualTo(game().view(step.after(), sheet, viewer));
            assertThat(game().picture(redealt.state(), sheet, viewer))
                    .isEqualTo(game().picture(step.after(), sheet, viewer));
            assertThat(game().picture(redealt.state(), sheet, viewer, PORTRAIT))
                    .isEqualTo(game().picture(step.after(), sheet, viewer, PORTRAIT));
            assertThat(game().toAct(redealt.state())).isEqualTo(game().toAct(step.after()));
            assertThat(game().turn(redealt.state())).isEqualTo(game().turn(step.after()));
            if (viewer instanceof Viewer.Player player) {
                assertThat(game().legalCommands(redealt.state(), player.seat()))
                        .isEqualTo(game().legalCommands(step.after(), player.seat()));
            }
        });
    }

    @Test
    void a_redealt_position_depends_on_nothing_hidden() {
        played().eachRedeal(
                        matches(),
                        (step, redealt) -> assertThat(
                                        game().redeal(redealt.state(), redealt.viewer(), RandomWalk.chance(9)))
                                .isEqualTo(game().redeal(step.after(), redealt.viewer(), RandomWalk.chance(9))));
    }

    @Test
    void a_redealt_position_is_lawful_and_can_be_played_to_its_end() {
        played().eachRedeal(Math.ceilDiv(matches(), 4), (step, redealt) -> {
            PlainValues.check(redealt.state());
            if (redealt.drawSeed() % 4 == 0) {
                List<E> history = new ArrayList<>(step.history());
                S end = walk().play(redealt.state(), history, new Random(redealt.drawSeed()), next -> {});
                assertThat(game().over(end)).isTrue();
                assertThat(played().sheet(history).seats()).anyMatch(score -> score.place() == 1);
            }
        });
    }

    @Test
    void what_is_hidden_from_a_viewer_is_drawn_again() {
        AtomicBoolean hides = new AtomicBoolean();
        AtomicBoolean changes = new AtomicBoolean();
        played().eachRedeal(matches(), (step, redealt) -> {
            changes.compareAndSet(false, !redealt.state().equals(step.after()));
            hides.compareAndSet(
                    false,
                    step.history().stream()
                            .anyMatch(event ->
                                    !game().redact(event, redealt.viewer()).equals(event)));
        });
        assertThat(changes.get()).as("drawn again").isEqualTo(hides.get());
    }

    @Test
    void a_game_ends_at_any_moment_when_nobody_else_is_held_and_can_be_shown() {
        List<List<Seat>> sides = new ArrayList<>(game().sides(walk().setup()));
        sides.add(List.of());
        played().steps()
                .filter(Step::isOneOfFew)
                .filter(step -> !game().over(step.after()))
                .forEach(step -> {
                    for (List<Seat> held : sides) {
                        List<E> events = game().conclude(step.after(), held);
                        S end = walk().folded(step.after(), events);
                        assertThat(events).isNotEmpty();
                        assertThat(game().over(end)).isTrue();
                        assertThat(game().toAct(end)).isEmpty();
                        List<E> history = new ArrayList<>(step.history());
                        history.addAll(events);
                        ScoreSheet sheet = played().sheet(history);
                        for (Viewer viewer : played().viewers()) {
                            PlainValues.check(game().view(end, sheet, viewer));
                            assertThat(game().picture(end, sheet, viewer)).contains("</svg>");
                            assertThat(game().over(game().redeal(end, viewer, RandomWalk.chance(5))))
                                    .isTrue();
                        }
                        events.forEach(PlainValues::check);
                        events.forEach(
                                event -> game().explainer().narrate(event).ifPresent(this::inWords));
                        assertThat(events)
                                .anyMatch(event ->
                                        game().explainer().narrate(event).isPresent());
                    }
                });
    }

    @Test
    void state_commands_events_and_tally_are_plain_values_that_can_be_written() {
        eachStep(step -> {
            PlainValues.check(step.command());
            step.events().forEach(PlainValues::check);
            if (step.isSample()) {
                PlainValues.check(step.after());
                PlainValues.check(played().tally(step.history()));
            }
        });
    }

    private List<C> commands(List<LegalCommand<C>> legal) {
        return legal.stream().map(LegalCommand::command).toList();
    }
}
