package baffin.scoring.rating.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baffin.scoring.rating.domain.RatedMatch.Entrant;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who leaves a match is rated behind all who stay. */
class PolicyTest {

    private static Map<String, Change> rated(Entrant... entrants) {
        return Replay.rate(
                        Map.of(),
                        List.of(new RatedMatch("m", Instant.parse("2027-01-05T12:00:00Z"), List.of(entrants))))
                .last();
    }

    private static double shown(Map<String, Change> changes, String player) {
        return changes.get(player).after().skill().shown();
    }

    private static double leaving(int last) {
        Map<String, Change> changes = rated(
                new Entrant(0, "early", false, true, 0, 3, last),
                new Entrant(1, "late", false, true, 1, 2, last == 0 ? 0 : last - 1),
                new Entrant(2, "held", false, false, 2, 1));
        return shown(changes, "late") - shown(changes, "early");
    }

    @Test
    void of_two_who_left_the_later_is_rated_ahead_where_the_rules_say_so_and_otherwise_they_tie() {
        assertThat(leaving(3)).isPositive();
        assertThat(leaving(0)).isCloseTo(0, within(1e-9));
    }

    @Test
    void a_player_who_drops_out_is_last_and_the_others_are_rated_among_themselves() {
        Map<String, Change> whole = rated(
                new Entrant(0, "gone", false, true, 0, 1),
                new Entrant(1, "p1", false, false, 1, 2),
                new Entrant(2, "p2", false, false, 2, 3));
        Map<String, Change> rest =
                rated(new Entrant(1, "p1", false, false, 1, 1), new Entrant(2, "p2", false, false, 2, 2));
        assertThat(shown(whole, "gone")).isLessThan(1500);
        assertThat(shown(whole, "p1")).isEqualTo(shown(rest, "p1"));
        assertThat(shown(whole, "p2")).isEqualTo(shown(rest, "p2"));
    }
}
