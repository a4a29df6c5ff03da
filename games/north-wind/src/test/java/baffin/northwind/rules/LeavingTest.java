package baffin.northwind.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Setup;
import baffin.match.FinalPlaces;
import baffin.northwind.Matches;
import baffin.northwind.NorthWindGame;
import baffin.testing.RuleId;
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
        return FinalPlaces.sheet(game, setup, game.scoreKeeper().initial(setup), seats).seats().stream()
                .map(SeatScore::rank)
                .toList();
    }
}
