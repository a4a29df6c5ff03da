package baffin.adventure.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.AdventureGame;
import baffin.adventure.Matches;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Setup;
import baffin.match.FinalPlaces;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Places of a match of teams that some have left. */
class LeavingTest {

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
        return FinalPlaces.sheet(game, setup, game.scoreKeeper().initial(setup), seats).seats().stream()
                .map(SeatScore::rank)
                .toList();
    }

    @Test
    void partners_are_kept_apart_by_a_rule() {
        AdventureGame game = Matches.GAME;
        assertThat(game.keptApart(game.info().setup(4, Map.of("mode", "TEAMS"))))
                .contains("AD-5.2");
        assertThat(game.catalogue().find("AD-5.2")).isPresent();
    }
}
