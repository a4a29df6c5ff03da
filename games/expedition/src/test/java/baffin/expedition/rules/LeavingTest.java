package baffin.expedition.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.ExpeditionGame;
import baffin.expedition.scoring.ExpeditionTally;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.PassageDiscovered;
import baffin.expedition.state.ExpeditionEvent.ReturnedHome;
import baffin.expedition.state.Vehicle;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Setup;
import baffin.match.FinalPlaces;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Places of a match of Expedition that some have left. */
class LeavingTest {

    private static final ExpeditionGame GAME = new ExpeditionGame();

    private final List<ExpeditionEvent> events = new ArrayList<>();

    private static List<Seat> seats(int... seats) {
        return IntStream.of(seats).mapToObj(Seat::new).toList();
    }

    private LeavingTest points(int... points) {
        for (int seat = 0; seat < points.length; seat++) {
            events.add(new PassageDiscovered(new Seat(seat), Vehicle.SHIP, points[seat], "EX-8.1"));
        }
        return this;
    }

    private ScoreSheet sheet(int... left) {
        Setup setup = GAME.info().setup(4, Map.of());
        ExpeditionTally tally = GAME.scoreKeeper().initial(setup);
        for (ExpeditionEvent event : events) {
            tally = GAME.scoreKeeper().apply(tally, 7, event);
        }
        return FinalPlaces.sheet(GAME, setup, tally, seats(left));
    }

    private static List<Integer> ranks(ScoreSheet sheet) {
        return sheet.seats().stream().map(SeatScore::rank).toList();
    }

    @Test
    @RuleId("EX-9.6")
    void a_leader_who_left_comes_behind_all_who_were_held_and_keeps_the_points() {
        points(15, 10, 6, 3);
        ScoreSheet own = sheet();
        ScoreSheet sheet = sheet(0);

        assertThat(ranks(own)).containsExactly(1, 2, 3, 4);
        assertThat(ranks(sheet)).containsExactly(4, 1, 2, 3);
        assertThat(sheet.of(new Seat(0)).total()).isEqualTo(15);
        assertThat(sheet.of(new Seat(0)).lines()).isEqualTo(own.of(new Seat(0)).lines());
        assertThat(sheet.of(new Seat(0)).facts()).containsEntry(FinalPlaces.LEFT, "1");
        assertThat(sheet.of(new Seat(1)).facts()).doesNotContainKey(FinalPlaces.LEFT);
    }

    @Test
    @RuleId("EX-9.6")
    void of_those_who_left_the_last_comes_first_also_when_nobody_was_held() {
        points(15, 10, 6, 3);
        assertThat(ranks(sheet(3, 0))).containsExactly(3, 1, 2, 4);
        assertThat(ranks(sheet(0, 3))).containsExactly(4, 1, 2, 3);
        assertThat(ranks(sheet(1, 0, 2, 3))).containsExactly(3, 4, 2, 1);
    }

    @Test
    @RuleId("EX-9.6")
    void a_tie_with_who_left_is_none_and_a_tie_of_others_stays() {
        points(10, 10, 6, 6);
        events.add(new ReturnedHome(new Seat(2), Vehicle.SHIP, 1, 0, "EX-8.2"));
        ScoreSheet sheet = sheet(0);
        assertThat(ranks(sheet)).containsExactly(4, 1, 2, 3);
        assertThat(sheet.of(new Seat(0)).tieBreak()).isNull();
        assertThat(sheet.of(new Seat(1)).tieBreak()).isNull();
        assertThat(sheet.of(new Seat(2)).tieBreak()).contains("returned as number 1");

        events.removeLast();
        assertThat(ranks(sheet(1))).as("shared").containsExactly(1, 4, 2, 2);
    }
}
