package baffin.scoring.rating.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baffin.scoring.rating.domain.RatedMatch.Entrant;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RatingPolicyTest {

    private static final Instant END = Instant.parse("2027-01-05T12:00:00Z");

    private static RatedMatch match(int number, int... places) {
        return new RatedMatch(
                "m" + number,
                END.plusSeconds(number),
                java.util.stream.IntStream.range(0, places.length)
                        .mapToObj(seat -> new Entrant(seat, "p" + seat, false, false, seat, places[seat]))
                        .toList());
    }

    @Test
    void every_policy_has_a_version_and_is_found_by_it() {
        for (RatingPolicy policy : RatingPolicy.values()) {
            assertThat(RatingPolicy.of(policy.version())).contains(policy);
        }
        assertThat(RatingPolicy.of("weng-lin-0")).isEmpty();
        assertThat(RatingPolicy.OFFICIAL.version()).isEqualTo("weng-lin-1");
    }

    @Test
    void the_classic_rating_of_a_table_of_four_is_what_a_calculator_says() {
        Rater rater = RatingPolicy.CLASSIC_1.rater();
        rater.learn(match(0, 1, 2, 3, 4));

        // 60 / 3 for each of three duels at even chances
        assertThat(rater.shown("p0")).isCloseTo(1530, within(1e-9));
        assertThat(rater.shown("p1")).isCloseTo(1510, within(1e-9));
        assertThat(rater.shown("p2")).isCloseTo(1490, within(1e-9));
        assertThat(rater.shown("p3")).isCloseTo(1470, within(1e-9));
    }

    @Test
    void the_classic_step_is_smaller_after_thirty_matches() {
        Rater rater = RatingPolicy.CLASSIC_1.rater();
        for (int number = 0; number < 30; number++) {
            rater.learn(match(number, 1, 1));
        }
        assertThat(rater.shown("p0")).isCloseTo(1500, within(1e-9));
        rater.learn(match(30, 1, 2));
        assertThat(rater.shown("p0")).isCloseTo(1520, within(1e-9));
    }

    private static double leaving(RatingPolicy policy, int leaving) {
        Rater rater = policy.rater();
        rater.learn(new RatedMatch(
                "m",
                END,
                List.of(
                        new Entrant(0, "early", false, true, 0, 3, leaving),
                        new Entrant(1, "late", false, true, 1, 2, leaving == 0 ? 0 : leaving - 1),
                        new Entrant(2, "held", false, false, 2, 1))));
        return rater.shown("late") - rater.shown("early");
    }

    @Test
    void of_two_who_left_the_later_is_rated_ahead_where_the_rules_say_so_and_by_rules_before_they_tie() {
        for (RatingPolicy policy : RatingPolicy.values()) {
            assertThat(leaving(policy, 3)).as(policy.version()).isPositive();
            assertThat(leaving(policy, 0)).as(policy.version()).isCloseTo(0, within(1e-9));
        }
    }

    @Test
    void who_drops_is_last_by_every_policy_and_the_others_are_rated_among_themselves() {
        for (RatingPolicy policy : RatingPolicy.values()) {
            Rater whole = policy.rater();
            whole.learn(new RatedMatch(
                    "m",
                    END,
                    List.of(
                            new Entrant(0, "gone", false, true, 0, 1),
                            new Entrant(1, "p1", false, false, 1, 2),
                            new Entrant(2, "p2", false, false, 2, 3))));
            Rater rest = policy.rater();
            rest.learn(new RatedMatch(
                    "m",
                    END,
                    List.of(new Entrant(1, "p1", false, false, 1, 1), new Entrant(2, "p2", false, false, 2, 2))));
            assertThat(whole.shown("gone")).as(policy.version()).isLessThan(1500);
            assertThat(whole.shown("p1")).as(policy.version()).isEqualTo(rest.shown("p1"));
            assertThat(whole.shown("p2")).as(policy.version()).isEqualTo(rest.shown("p2"));
        }
    }

    @Test
    void in_memory_the_official_policy_gives_what_is_stored() {
        List<RatedMatch> matches = List.of(match(0, 2, 1, 3), match(1, 1, 2, 2), match(2, 3, 2, 1));
        Map<String, Change> stored = Replay.rate(Map.of(), matches).last();
        Rater rater = RatingPolicy.OFFICIAL.rater();
        matches.forEach(rater::learn);

        stored.forEach((player, change) -> {
            assertThat(rater.shown(player)).isEqualTo(change.after().skill().shown());
            assertThat(rater.games(player)).isEqualTo(change.after().games());
        });
    }

    @Test
    void two_policies_stand_side_by_side_with_their_places() {
        List<RatedMatch> matches = List.of(match(0, 2, 1, 3), match(1, 2, 1, 3));
        List<SideBySide.Row> rows = SideBySide.of(matches, RatingPolicy.CLASSIC_1);

        assertThat(rows).extracting(SideBySide.Row::player).containsExactly("p1", "p0", "p2");
        assertThat(rows).extracting(row -> row.official().position()).containsExactly(1L, 2L, 3L);
        assertThat(rows).extracting(row -> row.other().position()).containsExactly(1L, 2L, 3L);
        assertThat(rows.getFirst().games()).isEqualTo(2);
        assertThat(rows.getFirst().other().rating()).isGreaterThan(1530);
        assertThat(SideBySide.of(matches, RatingPolicy.OFFICIAL))
                .allSatisfy(row -> assertThat(row.official()).isEqualTo(row.other()));
    }
}
