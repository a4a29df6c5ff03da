package baffin.adventure.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.AdventureGame;
import baffin.adventure.Matches;
import baffin.adventure.data.Figure;
import baffin.adventure.scoring.AdventureTally;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.ChooseCharacter;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.CardDiscarded;
import baffin.adventure.state.AdventureEvent.CharacterChosen;
import baffin.adventure.state.AdventureEvent.GameEnded;
import baffin.adventure.state.AdventureEvent.MarkerLaid;
import baffin.adventure.state.AdventureEvent.SailedOut;
import baffin.adventure.state.AdventureEvent.TileTurned;
import baffin.adventure.state.AdventureEvent.TilesKept;
import baffin.adventure.state.AdventureEvent.TilesSwapped;
import baffin.adventure.state.AdventureEvent.TurnEnded;
import baffin.adventure.state.AdventureEvent.WakeEntered;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Options;
import baffin.adventure.state.Phase;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Setup;
import baffin.match.FinalPlaces;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.terms.MatchTerms;
import baffin.match.verify.MatchVerifier;
import baffin.testing.RuleId;
import baffin.testing.TimedMatch;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What becomes of a match that some leave. */
class LeavingTest {

    private static final int SEEDS = 60;

    @Test
    void a_team_has_left_with_the_last_of_its_seats() {
        assertThat(teams(0)).containsExactly(1, 1, 1, 1);
        assertThat(teams(0, 2)).containsExactly(2, 1, 2, 1);
        assertThat(teams(0, 1, 2, 3)).containsExactly(2, 1, 2, 1);
        assertThat(teams(1, 3, 0, 2)).containsExactly(1, 2, 1, 2);
    }

    private static List<Integer> teams(int... left) {
        AdventureGame game = Matches.GAME;
        Setup setup = game.info().setup(4, Map.of("mode", "TEAMS"));
        List<Seat> seats = IntStream.of(left).mapToObj(Seat::new).toList();
        return FinalPlaces.sheet(game, setup, game.scoreKeeper().initial(setup), seats, List.of()).seats().stream()
                .map(SeatScore::place)
                .toList();
    }

    @Test
    void partners_are_kept_apart_by_a_rule() {
        AdventureGame game = Matches.GAME;
        assertThat(game.keptApart(game.info().setup(4, Map.of("mode", "TEAMS"))))
                .contains("AD-5.2");
        assertThat(game.catalogue().find("AD-5.2")).isPresent();
    }

    private static boolean inRow24(AdventureState state) {
        return state.of(state.now()).row() == 24
                && state.phase() == Phase.TURN
                && state.turn().points() > 0
                && state.of(state.now()).hand().total() <= 3;
    }

    @Test
    @RuleId({"AD-4.11", "AD-9.4"})
    void the_ship_of_a_seat_that_left_stays_in_row_24_and_ends_nobodys_race() {
        var match = at(LeavingTest::inRow24);
        Seat seat = match.toAct();
        match.send(match.player(seat), new MatchCommand.Resign());
        assertThat(match.last()).startsWith(new TurnEnded(seat)).noneMatch(SailedOut.class::isInstance);

        while (!match.state().ended()
                && match.state().game().round() < Figure.ROUNDS.value()
                && match.steps().size() < 2_000) {
            match.play(match.toAct(), Matches.GAME.safeCommand(match.state().game(), match.toAct()));
        }
        assertThat(match.all(MatchEvent.Played.class))
                .noneMatch(played ->
                        played.event() instanceof SailedOut out && out.seat().equals(seat));
        assertThat(match.state().game().of(seat).row()).isEqualTo(24);
        assertThat(match.sheet().of(seat).place()).isEqualTo(3);
        assertThat(match.sheet().of(seat).score()).isEqualTo(24);
    }

    @Test
    @RuleId("AD-9.5")
    void with_one_seat_still_held_the_match_ends_with_that_step_and_it_is_first() {
        var match = at(state -> state.round() == 3);
        Seat stays = match.toAct();
        for (Seat seat : Matches.setup(3).seats()) {
            assertThat(match.state().ended()).isEqualTo(match.held().size() == 1);
            if (!seat.equals(stays)) {
                match.send(match.player(seat), new MatchCommand.Resign());
            }
        }
        assertThat(match.last()).containsExactly(new GameEnded(stays, "AD-9.5"));
        assertThat(match.steps().getLast().events().getLast()).isInstanceOf(MatchEvent.MatchEnded.class);
        assertThat(match.sheet().of(stays).place()).isEqualTo(1);
        assertThat(match.sheet().of(stays).facts()).containsEntry(FinalPlaces.WON_BY, "RESIGNATION");
        assertThat(MatchVerifier.verify(Matches.GAME, match.steps()).findings()).isEmpty();
    }

    @Test
    @RuleId({"AD-9.4", "AD-9.5"})
    void a_team_is_held_while_one_of_its_seats_is() {
        var match = new TimedMatch<>(
                Matches.GAME,
                TimedMatch.setup(Matches.GAME, 4, Map.of(Options.MODE, Options.TEAMS)),
                MatchTerms.DEFAULT,
                3);
        match.send("p0", new MatchCommand.Resign());
        match.send("p3", new MatchCommand.Resign());
        assertThat(match.state().ended()).isFalse();
        match.send("p1", new MatchCommand.Resign());

        assertThat(match.last()).containsExactly(new GameEnded(new Seat(2), "AD-9.5"));
        assertThat(match.sheet().seats()).extracting(SeatScore::place).containsExactly(1, 2, 1, 2);
        assertThat(match.sheet().of(new Seat(0)).facts()).doesNotContainKey(FinalPlaces.WON_BY);
    }

    @Test
    @RuleId({"AD-3.1", "AD-9.5"})
    void a_seat_that_is_forfeited_before_it_has_chosen_a_character_gets_one_and_the_others_choose() {
        var match = new TimedMatch<>(Matches.GAME, 3, MatchTerms.DEFAULT, 5);
        Seat lost = new Seat(1);
        List<AdventureCommand> dealt = match.legal(lost);
        match.send("host", new MatchCommand.ForfeitSeat(lost, "never came"));

        assertThat(match.last())
                .containsExactly(new CharacterChosen(lost, ((ChooseCharacter) dealt.getFirst()).character()));
        assertThat(Matches.GAME.toAct(match.state().game())).containsExactly(new Seat(0), new Seat(2));
        match.send("p0", new MatchCommand.Resign());
        assertThat(match.state().ended()).isTrue();
        assertThat(match.last()).containsExactly(new GameEnded(new Seat(2), "AD-9.5"));
        assertThat(match.sheet().seats()).extracting(SeatScore::place).containsExactly(2, 3, 1);
    }

    @Test
    @RuleId("AD-7.10")
    void a_seat_that_leaves_with_gilberts_strip_open_leaves_it_as_it_is() {
        var match = at(state -> state.phase() == Phase.NEW_TILES);
        Seat seat = match.toAct();
        match.send(match.player(seat), new MatchCommand.Resign());

        assertThat(match.last()).startsWith(new TilesKept(seat)).contains(new TurnEnded(seat));
        assertThat(match.last()).noneMatch(TileTurned.class::isInstance);
        assertThat(match.toAct()).isNotEqualTo(seat);
    }

    @Test
    @RuleId("AD-4.10")
    void a_seat_that_leaves_while_discarding_discards_what_is_too_much() {
        var match = at(state -> state.phase() == Phase.DISCARD);
        Seat seat = match.toAct();
        match.send(match.player(seat), new MatchCommand.Resign());

        assertThat(match.last().getFirst()).isInstanceOf(CardDiscarded.class);
        assertThat(match.last()).contains(new TurnEnded(seat));
        assertThat(match.state().game().of(seat).hand().total()).isEqualTo(Figure.HAND_LIMIT.value());
        assertThat(match.toAct()).isNotEqualTo(seat);
    }

    @Test
    @RuleId("AD-6.13")
    void for_a_seat_that_resigned_no_strips_are_swapped() {
        var match = at(state -> state.phase() == Phase.SWAP);
        Seat seat = match.toAct();
        match.send(match.player(seat), new MatchCommand.Resign());

        assertThat(match.last()).startsWith(new TilesKept(seat), new TurnEnded(seat));
        assertThat(match.last()).noneMatch(TilesSwapped.class::isInstance);
    }

    @Test
    @RuleId("AD-6.12")
    void for_a_seat_that_resigned_no_free_marker_is_laid() {
        var match = at(state -> state.phase() == Phase.FREE_MARKER);
        Seat seat = match.toAct();
        match.send(match.player(seat), new MatchCommand.Resign());

        assertThat(match.last()).contains(new TurnEnded(seat));
        assertThat(match.last()).noneMatch(event -> event instanceof MarkerLaid || event instanceof WakeEntered);
    }

    /** A random match of three as soon as it comes to such a position. */
    private static TimedMatch<AdventureCommand, AdventureState, AdventureEvent, AdventureTally> at(
            Predicate<AdventureState> wanted) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            var match = new TimedMatch<>(Matches.GAME, 3, MatchTerms.DEFAULT, seed);
            Random random = new Random(seed);
            while (!match.state().ended()) {
                AdventureState state = match.state().game();
                if (wanted.test(state)) {
                    return match;
                }
                match.play(match.toAct(), Matches.choose(state, match.toAct(), random));
            }
        }
        throw new AssertionError("no match comes to such a position");
    }
}
