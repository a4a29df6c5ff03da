package baffin.game.contract;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.LegalCommand;
import baffin.game.RuleCatalogue;
import baffin.game.RuleViolation;
import baffin.game.ScoreKeeper;
import baffin.game.ScoreLine;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Setup;
import baffin.game.Viewer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
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
@Execution(ExecutionMode.CONCURRENT)
public abstract class GameContract<C extends Command, S, E extends Event, K> {

    private final int seats;

    /** The contract with so many seats in each match. */
    protected GameContract(int seats) {
        this.seats = seats;
    }

    /** The game to be checked. */
    protected abstract Game<C, S, E, K> game();

    /** What the host of each match has chosen; what is left out has its default. */
    protected Map<String, String> options() {
        return Map.of();
    }

    /** The version of the rules by which each match is played. */
    protected String rulesVersion() {
        return game().info().rulesVersion();
    }

    /** Random matches a promise; a nightly run asks for more with {@code -Dbaffin.contract.matches=1000}. */
    protected int matches() {
        return Integer.getInteger("baffin.contract.matches", 20);
    }

    /** More commands than any match may have. */
    protected abstract int commandsMax();

    /** Well-formed commands, lawful or not, that the list of legal commands is compared with. */
    protected abstract List<C> anyCommands(S state, Seat seat);

    private void eachStep(Consumer<Step<C, S, E>> check) {
        eachStep(matches(), check);
    }

    private void eachStep(int matches, Consumer<Step<C, S, E>> check) {
        for (long seed = 1; seed <= matches; seed++) {
            walk().play(seed, check);
        }
    }

    private RandomWalk<C, S, E> walk() {
        return new RandomWalk<>(
                game(), new Setup(seats, game().info().completed(options()), rulesVersion()), commandsMax());
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
        eachStep(step -> {
            if (isSample(step)) {
                assertThat(walk().folded(game().initial(walk().setup()), step.history()))
                        .isEqualTo(step.after());
            }
        });
    }

    @Test
    void legal_commands_are_listed_once_and_for_seats_to_act_or_to_be_given_out_of_turn() {
        eachStep(step -> {
            if (!isDense(step)) {
                return;
            }
            for (Seat seat : walk().setup().seats()) {
                List<LegalCommand<C>> legal = game().legalCommands(step.before(), seat);
                boolean asked = game().toAct(step.before()).contains(seat);
                assertThat(asked && legal.isEmpty())
                        .as("no command for %s", seat)
                        .isFalse();
                assertThat(commands(legal)).allMatch(command -> asked || game().outOfTurn(command));
                assertThat(new HashSet<>(commands(legal))).hasSameSizeAs(legal);
                assertThat(legal).allMatch(command -> command.cost() >= 0);
                assertThat(game().legalCommands(step.before(), seat)).isEqualTo(legal);
            }
        });
    }

    @Test
    void every_listed_command_is_accepted() {
        eachStep(step -> {
            if (!isDense(step)) {
                return;
            }
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
        eachStep(step -> {
            if (!isDense(step)) {
                return;
            }
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
                        assertThat(violation.message()).isNotBlank();
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
        eachStep(step -> {
            ScoreSheet sheet = sheet(step.history());
            assertThat(sheet.seats()).hasSize(seats);
            assertThat(sheet.last() && !game().over(step.after()))
                    .as("final before the end")
                    .isFalse();
            assertThat(sheet.seats()).anyMatch(score -> score.rank() == 1);
            for (SeatScore score : sheet.seats()) {
                assertThat(score.total())
                        .isEqualTo(score.lines().stream()
                                .mapToInt(ScoreLine::points)
                                .sum());
                assertThat(score.lines())
                        .allMatch(line -> game().catalogue().find(line.ruleId()).isPresent());
                assertThat(score.rank()).isBetween(1, seats);
                sheet.seats()
                        .forEach(other -> assertThat(other.total() <= score.total() || other.rank() < score.rank())
                                .isTrue());
            }
        });
    }

    @Test
    void every_viewer_gets_a_view_a_picture_and_events_of_plain_values() {
        List<Viewer> viewers = viewers();
        eachStep(step -> {
            for (Viewer viewer : viewers) {
                assertThat(step.events())
                        .allMatch(event -> game().redact(event, viewer).getClass() == event.getClass());
            }
            if (isSample(step)) {
                ScoreSheet sheet = sheet(step.history());
                viewers.forEach(viewer -> PlainValues.check(game().view(step.after(), sheet, viewer)));
                String picture = game().picture(step.after(), sheet, new Viewer.Spectator());
                assertThat(picture.contains("<svg") && picture.strip().endsWith("</svg>"))
                        .as("a whole picture")
                        .isTrue();
            }
        });
    }

    @Test
    void a_redealt_position_looks_the_same_to_its_viewer() {
        eachRedeal(matches(), (step, redealt) -> {
            ScoreSheet sheet = sheet(step.history());
            Viewer viewer = redealt.viewer();
            assertThat(game().view(redealt.state(), sheet, viewer)).isEqualTo(game().view(step.after(), sheet, viewer));
            assertThat(game().picture(redealt.state(), sheet, viewer))
                    .isEqualTo(game().picture(step.after(), sheet, viewer));
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
        eachRedeal(
                matches(),
                (step, redealt) -> assertThat(game().redeal(redealt.state(), redealt.viewer(), RandomWalk.chance(9)))
                        .isEqualTo(game().redeal(step.after(), redealt.viewer(), RandomWalk.chance(9))));
    }

    @Test
    void a_redealt_position_is_lawful_and_can_be_played_to_its_end() {
        eachRedeal(Math.ceilDiv(matches(), 4), (step, redealt) -> {
            PlainValues.check(redealt.state());
            if (redealt.drawSeed() % 4 == 0) {
                List<E> history = new ArrayList<>(step.history());
                S end = walk().play(redealt.state(), history, new Random(redealt.drawSeed()), next -> {});
                assertThat(game().over(end)).isTrue();
                assertThat(sheet(history).seats()).anyMatch(score -> score.rank() == 1);
            }
        });
    }

    @Test
    void what_is_hidden_from_a_viewer_is_drawn_again() {
        AtomicBoolean hides = new AtomicBoolean();
        AtomicBoolean changes = new AtomicBoolean();
        eachRedeal(matches(), (step, redealt) -> {
            changes.compareAndSet(false, !redealt.state().equals(step.after()));
            hides.compareAndSet(
                    false,
                    step.history().stream()
                            .anyMatch(event ->
                                    !game().redact(event, redealt.viewer()).equals(event)));
        });
        assertThat(changes.get()).as("drawn again").isEqualTo(hides.get());
    }

    private void eachRedeal(int matches, BiConsumer<Step<C, S, E>, Redealt<S>> check) {
        List<Viewer> viewers = viewers();
        eachStep(matches, step -> {
            if (isSample(step)) {
                for (int viewer = 0; viewer < viewers.size(); viewer++) {
                    long seed = (long) step.number() + viewer;
                    S state = game().redeal(step.after(), viewers.get(viewer), RandomWalk.chance(seed));
                    check.accept(step, new Redealt<>(viewers.get(viewer), seed, state));
                }
            }
        });
    }

    /** A position as a viewer might imagine it. */
    private record Redealt<S>(Viewer viewer, long drawSeed, S state) {}

    private List<Viewer> viewers() {
        List<Viewer> viewers = new ArrayList<>(List.of(new Viewer.Spectator()));
        walk().setup().seats().forEach(seat -> viewers.add(new Viewer.Player(seat)));
        return viewers;
    }

    @Test
    void state_commands_events_and_tally_are_plain_values_that_can_be_written() {
        eachStep(step -> {
            PlainValues.check(step.command());
            step.events().forEach(PlainValues::check);
            if (isSample(step)) {
                PlainValues.check(step.after());
                PlainValues.check(tally(step.history()));
            }
        });
    }

    /** The first ten steps and every power of two: what is costly is checked there. */
    private static boolean isSample(Step<?, ?, ?> step) {
        return step.number() <= 10 || Integer.bitCount(step.number()) == 1;
    }

    /** The first forty steps and every twelfth: what is dear and wants many positions is checked there. */
    private static boolean isDense(Step<?, ?, ?> step) {
        return step.number() <= 40 || step.number() % 12 == 0;
    }

    private ScoreSheet sheet(List<E> history) {
        return game().scoreKeeper().sheet(tally(history));
    }

    private K tally(List<E> history) {
        ScoreKeeper<E, K> keeper = game().scoreKeeper();
        K tally = keeper.initial(walk().setup());
        for (E event : history) {
            tally = keeper.apply(tally, 1, event);
        }
        return tally;
    }

    private List<C> commands(List<LegalCommand<C>> legal) {
        return legal.stream().map(LegalCommand::command).toList();
    }
}
