package baffin.adventure.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.Matches;
import baffin.adventure.Table;
import baffin.adventure.data.MarkerKind;
import baffin.adventure.scoring.AdventureTally;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.EndTurn;
import baffin.adventure.state.AdventureCommand.SailOut;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.GameEnded;
import baffin.adventure.state.AdventureEvent.SailedOut;
import baffin.adventure.state.AdventureEvent.TurnEnded;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.adventure.state.Phase;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.terms.HouseBot;
import baffin.match.terms.MatchTerms;
import baffin.testing.RuleId;
import baffin.testing.TimedMatch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is done for a seat by others than its player: the safe action, plans, and bots of the house. */
class ActingForTest {

    private static final int SEEDS = 60;

    private static Table inRow24(int points) {
        Table table = Table.of(2);
        for (int row = 9; row <= 24; row++) {
            table.row(row, "WWWW");
        }
        return table.route(0, MarkerKind.SINGLE, "24,0").turnOf(0, points);
    }

    @Test
    @RuleId("AD-4.11")
    void the_safe_action_sails_out_of_row_24_and_ends_the_turn_without_a_point() {
        AdventureState with = inRow24(1).state();
        assertThat(safe(with)).isEqualTo(new SailOut());
        assertThat(safe(inRow24(0).state())).isEqualTo(new EndTurn());
        assertThat(safe(Table.of(2).state())).isEqualTo(new EndTurn());
    }

    private static AdventureCommand safe(AdventureState state) {
        return HouseBot.CAREFUL.choose(Matches.GAME, state, new Seat(0), bound -> 0);
    }

    @Test
    @RuleId("AD-4.11")
    void a_player_may_still_end_the_turn_there() {
        assertThat(inRow24(4).ends().state().phase()).isEqualTo(Phase.TURN);
    }

    @Test
    @RuleId("AD-4.11")
    void in_no_position_does_what_acts_for_a_seat_end_a_turn_in_row_24_with_a_point_left() {
        int met = 0;
        for (int seed = 0; seed < 12; seed++) {
            for (AdventureState state : Matches.positions(Matches.setup(2 + seed % 3), 300 + seed)) {
                if (inRow24(state)) {
                    met++;
                    assertThat(Matches.GAME.legalCommands(state, state.now()).stream()
                                    .map(LegalCommand::command)
                                    .map(command -> Matches.GAME.actingFor(state, state.now(), command)))
                            .isNotEmpty()
                            .doesNotContain(new EndTurn())
                            .contains(new SailOut());
                }
            }
        }
        assertThat(met).isPositive();
    }

    @Test
    @RuleId("AD-4.11")
    void a_plan_that_would_end_the_turn_in_row_24_sails_out() {
        var match = at(ActingForTest::inRow24);
        Seat seat = match.toAct();
        match.play(seat, new EndTurn());
        match.send(match.player(seat), new MatchCommand.SetOrders(List.of(new MatchCommand.Play<>(new EndTurn()))));
        othersEnd(match, seat);

        assertThat(match.all(MatchEvent.OrderPlayed.class)).hasSize(1);
        assertThat(last(match))
                .anyMatch(event -> event instanceof SailedOut out && out.seat().equals(seat));
        assertThat(match.state().ended()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"house:careful", "house:random"})
    @RuleId("AD-4.11")
    void no_bot_of_the_house_ends_a_turn_in_row_24_with_a_point_left(String bot) {
        int sailed = 0;
        for (int seed = 1; seed <= 12; seed++) {
            var match = at(seed, ActingForTest::inRow24);
            if (match.isPresent()) {
                int played = history(match.get()).size();
                match.get().sent("p" + (1 - match.get().toAct().index()), new MatchCommand.HandOver(null, bot));
                match.get().sent("p" + match.get().toAct().index(), new MatchCommand.HandOver(null, bot));
                match.get().pass(Duration.ofHours(1));
                assertThat(missed(history(match.get()), played)).isEmpty();
                sailed += history(match.get()).getLast() instanceof GameEnded end && end.winner() != null ? 1 : 0;
            }
        }
        assertThat(sailed).isPositive();
    }

    private static boolean inRow24(AdventureState state) {
        Captain captain = state.of(state.now());
        return captain.row() == 24
                && state.phase() == Phase.TURN
                && state.turn().points() > 0
                && captain.hand().total() <= 3;
    }

    /** Turns that ended in row 24 with a point left. */
    private static List<AdventureEvent> missed(List<AdventureEvent> history, int from) {
        List<AdventureEvent> missed = new ArrayList<>();
        AdventureState state = Matches.GAME.initial(Matches.setup(2));
        for (int index = 0; index < history.size(); index++) {
            AdventureEvent event = history.get(index);
            if (index >= from
                    && event instanceof TurnEnded
                    && state.turn().points() > 0
                    && state.of(state.now()).row() == 24) {
                missed.add(event);
            }
            state = Matches.GAME.evolve(state, event);
        }
        return missed;
    }

    /** A random match as soon as it comes to such a position. */
    private static TimedMatch<AdventureCommand, AdventureState, AdventureEvent, AdventureTally> at(
            Predicate<AdventureState> wanted) {
        return IntStream.rangeClosed(1, SEEDS)
                .mapToObj(seed -> at(seed, wanted))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
    }

    private static Optional<TimedMatch<AdventureCommand, AdventureState, AdventureEvent, AdventureTally>> at(
            int seed, Predicate<AdventureState> wanted) {
        var match = new TimedMatch<>(Matches.GAME, 2, MatchTerms.DEFAULT, seed);
        Random random = new Random(seed);
        while (!match.state().ended()) {
            AdventureState state = match.state().game();
            if (wanted.test(state)) {
                return Optional.of(match);
            }
            match.play(match.toAct(), Matches.choose(state, match.toAct(), random));
        }
        return Optional.empty();
    }

    private static void othersEnd(
            TimedMatch<AdventureCommand, AdventureState, AdventureEvent, AdventureTally> match, Seat seat) {
        while (!match.state().ended() && !match.toAct().equals(seat)) {
            boolean ends = match.legal(match.toAct()).contains(new EndTurn());
            AdventureCommand safe = Matches.GAME.safeCommand(match.state().game(), match.toAct());
            match.play(match.toAct(), ends ? new EndTurn() : safe);
        }
    }

    private static List<AdventureEvent> last(
            TimedMatch<AdventureCommand, AdventureState, AdventureEvent, AdventureTally> match) {
        return played(match.steps().getLast()).toList();
    }

    private static List<AdventureEvent> history(
            TimedMatch<AdventureCommand, AdventureState, AdventureEvent, AdventureTally> match) {
        return match.steps().stream().flatMap(ActingForTest::played).toList();
    }

    private static Stream<AdventureEvent> played(Step step) {
        return step.events().stream()
                .filter(MatchEvent.Played.class::isInstance)
                .map(event -> (AdventureEvent) ((MatchEvent.Played<?>) event).event());
    }
}
