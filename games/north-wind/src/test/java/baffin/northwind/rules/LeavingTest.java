package baffin.northwind.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Setup;
import baffin.match.FinalPlaces;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.terms.MatchTerms;
import baffin.match.verify.MatchVerifier;
import baffin.northwind.Matches;
import baffin.northwind.NorthWindGame;
import baffin.northwind.Table;
import baffin.northwind.data.Commodity;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindEvent.GameEnded;
import baffin.northwind.state.NorthWindEvent.LetterDeclined;
import baffin.northwind.state.NorthWindEvent.Reason;
import baffin.testing.RuleId;
import baffin.testing.TimedMatch;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Places of a match that some have left. */
class LeavingTest {

    @Test
    @RuleId("NW-8.3")
    void who_leaves_comes_behind_all_who_stay_and_who_left_last_is_first_among_those() {
        assertThat(places()).containsExactly(1, 1, 1);
        assertThat(places(1)).containsExactly(1, 3, 1);
        assertThat(places(1, 0)).containsExactly(2, 3, 1);
    }

    private static List<Integer> places(int... left) {
        NorthWindGame game = Matches.GAME;
        Setup setup = game.info().setup(3, Map.of());
        List<Seat> seats = IntStream.of(left).mapToObj(Seat::new).toList();
        return FinalPlaces.sheet(game, setup, game.scoreKeeper().initial(setup), seats, List.of()).seats().stream()
                .map(SeatScore::place)
                .toList();
    }

    @Test
    @RuleId({"NW-8.3", "NW-8.4"})
    void with_one_seat_still_held_the_match_ends_with_that_step_and_it_is_first() {
        var match = new TimedMatch<>(Matches.GAME, 3, MatchTerms.DEFAULT, 2);
        Seat stays = match.toAct();
        Seat first = new Seat((stays.index() + 1) % 3);
        Seat second = new Seat((stays.index() + 2) % 3);
        match.send(match.player(first), new MatchCommand.Resign());
        assertThat(match.state().ended()).isFalse();
        match.send("host", new MatchCommand.ForfeitSeat(second, "left the hall"));

        assertThat(match.last()).containsExactly(new GameEnded(Reason.OTHERS_LEFT, stays));
        assertThat(match.steps().getLast().events().getLast()).isInstanceOf(MatchEvent.MatchEnded.class);
        assertThat(List.of(stays, second, first))
                .extracting(seat -> match.sheet().of(seat).place())
                .containsExactly(1, 2, 3);
        assertThat(match.sheet().of(stays).facts())
                .containsEntry(FinalPlaces.WON_BY, "FORFEIT")
                .containsEntry("won", "true");
        assertThat(MatchVerifier.verify(Matches.GAME, match.steps()).findings()).isEmpty();
    }

    @Test
    @RuleId({"NW-4.5", "NW-8.4"})
    void a_seat_that_leaves_while_it_is_asked_for_a_letter_pays_none() {
        var match = new TimedMatch<>(Matches.GAME, 3, MatchTerms.DEFAULT, 2)
                .on(Table.of(3)
                        .at("SALT_1")
                        .does(0, new Buy(List.of(Commodity.SALT), List.of()))
                        .state());
        match.send("p1", new MatchCommand.Resign());
        assertThat(match.last()).containsExactly(new LetterDeclined(new Seat(1)));
        assertThat(match.toAct()).isEqualTo(new Seat(2));
        match.send("p2", new MatchCommand.Resign());
        assertThat(match.last()).containsExactly(new GameEnded(Reason.OTHERS_LEFT, new Seat(0)));
    }
}
