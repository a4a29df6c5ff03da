package baffin.competition.standing.outlook;

import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baffin.competition.policy.Format;
import baffin.competition.policy.Points;
import baffin.competition.policy.PointsRule;
import baffin.competition.standing.PlayedCompetition;
import baffin.competition.standing.Standing;
import baffin.competition.standing.Standings;
import baffin.competition.standing.outlook.Prospect.Chance;
import baffin.competition.standing.outlook.Prospect.Goal;
import baffin.competition.table.Stage;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class OutlookTest {

    private static final String ID = "c-5";

    private static String rendered(PlayedCompetition played, int entrant, Goal goal) {
        Prospect found = Outlook.of(played.competition()).stream()
                .filter(one -> one.entrant() == entrant && one.goal() == goal)
                .findFirst()
                .orElseThrow();
        return found.chance() + (found.needs() == null ? "" : " " + found.needs()) + (found.least() ? "!" : "");
    }

    /** Points 10, 6, 3, 1 and one more match of the same four. */
    private static PlayedCompetition oneToGo() {
        return PlayedCompetition.of(ID, policy(swiss(2)))
                .enter(4)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4))
                .result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20)
                .round(Stage.SWISS, List.of(4, 3, 2, 1));
    }

    @Test
    void the_last_table_is_tried_in_all_its_outcomes() {
        PlayedCompetition played = oneToGo();
        // with (10 + 6 + 3) / 3 = 6.3333 it shares the win with two others, and 2 has at most 12.3333; with 6 it is
        // second, 2 may have won, and both have 16
        assertEquals("NEEDS 6.3333!", rendered(played, 1, Goal.TITLE));
        // 2 wins: 16; 1 can still be second: 16 as well, and equal points count against the claim
        assertEquals("DEPENDS", rendered(played, 2, Goal.TITLE));
        // 3 wins: 13, and 1 last: 11, but 1 may also be second: 16
        assertEquals("DEPENDS", rendered(played, 3, Goal.TITLE));
        // 4 wins: 11, 1 last: 10 + 1 as well: 1 shares the last place at best for 4: 10 + 2; with 1 alone last they
        // are equal, which is no proof that 4 is out
        assertEquals("DEPENDS", rendered(played, 4, Goal.TITLE));
    }

    @Test
    void nobody_can_reach_a_leader_with_enough_points() {
        PlayedCompetition played = oneToGo().result(2, 1, 4, 20, 3, 30, 2, 40, 1, 50);
        // 20, 12, 6, 2 with nothing left
        assertEquals("CLINCHED", rendered(played, 1, Goal.TITLE));
        assertEquals("OUT", rendered(played, 2, Goal.TITLE));
        played.round(Stage.SWISS, List.of(1, 2, 3, 4));
        // one more: 1 has at least 21; 2 could have 22, 3 only 16
        assertEquals("DEPENDS", rendered(played, 2, Goal.TITLE));
        assertEquals("OUT", rendered(played, 3, Goal.TITLE));
    }

    @Test
    void promotion_and_safety_are_told_in_the_tiers_that_have_them() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(new Format.DivisionLeague(4, 2, null, 1, 1)))
                .enter(8)
                .divisions(List.of(1, 2, 3, 4), List.of(5, 6, 7, 8))
                .round(Stage.LEAGUE, List.of(1, 2, 3, 4), List.of(2, 3, 4, 1), List.of(5, 6, 7, 8), List.of(6, 7, 8, 5))
                .result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20)
                .result(1, 3, 1, 50, 2, 40, 3, 30, 4, 20)
                .result(1, 4, 2, 40, 3, 30, 4, 20, 1, 50);
        // 5 has 20 and nothing is left in its division
        assertEquals("CLINCHED", rendered(played, 5, Goal.PROMOTION));
        assertEquals("OUT", rendered(played, 6, Goal.PROMOTION));
        // 1 has 10 and at least 11; to be last all three others must have that: 4 needs the win, 3 then has at most 9
        assertEquals("CLINCHED", rendered(played, 1, Goal.SAFETY));
        assertTrue(Outlook.of(played.competition()).stream()
                .noneMatch(one -> one.entrant() == 5 && one.goal() == Goal.SAFETY));
    }

    @Test
    void matches_to_come_are_bounds_only() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(new Format.PodSwiss(3, 4, null)))
                .enter(8)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4), List.of(5, 6, 7, 8))
                .result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20)
                .result(1, 2, 1, 50, 2, 40, 3, 30, 4, 20);
        // 10 now; somebody who still comes can have 5 for the bye and two wins, 25: more than that is enough
        assertEquals("NEEDS 15.01", rendered(played, 1, Goal.FINAL));
        played.round(Stage.SWISS, List.of(1, 5, 2, 6), List.of(3, 7, 4, 8))
                .result(2, 1, 1, 50, 2, 40, 3, 30, 4, 20)
                .result(2, 2, 1, 50, 2, 40, 3, 30, 4, 20);
        // 1: 20, 5: 16, 3: 13, 2: 9, 7: 9, 6: 7, 4: 4, 8: 2; one round to come: with more than the fourth of the
        // others can have, 9 + 10, one is in: 1 has that already, 5 needs more than 3
        assertEquals("CLINCHED", rendered(played, 1, Goal.FINAL));
        assertEquals("NEEDS 3.01", rendered(played, 5, Goal.FINAL));
        assertEquals("UNKNOWN", rendered(played, 8, Goal.FINAL));
    }

    @Test
    void whoever_is_out_of_an_elimination_is_out() {
        PlayedCompetition played = PlayedCompetition.of(
                        ID, policy(new Format.SingleElimination(false), 2, PointsRule.DUEL))
                .enter(4)
                .start()
                .round(Stage.BRACKET, List.of(1, 4), List.of(2, 3))
                .result(1, 1, 1, 50, 2, 40);
        assertEquals("OUT", rendered(played, 4, Goal.TITLE));
        assertEquals("DEPENDS", rendered(played, 1, Goal.TITLE));
    }

    @Test
    void what_is_said_holds_however_the_open_tables_end() {
        for (int seed = 0; seed < 60; seed++) {
            SplittableRandom chance = new SplittableRandom(seed);
            PlayedCompetition played = league(chance);
            List<Prospect> said = Outlook.of(played.competition());
            for (int end = 0; end < 40; end++) {
                PlayedCompetition ended = league(new SplittableRandom(seed));
                long[] before = points(ended);
                ended.result(1, 3, places(chance)).result(1, 4, places(chance));
                check(said, before, points(ended), "with the seed " + seed);
            }
        }
    }

    private static PlayedCompetition league(SplittableRandom chance) {
        return PlayedCompetition.of(ID, policy(new Format.DivisionLeague(4, 4, null, 1, 1)))
                .enter(4)
                .divisions(List.of(1, 2, 3, 4))
                .round(Stage.LEAGUE, List.of(1, 2, 3, 4), List.of(2, 3, 4, 1), List.of(3, 4, 1, 2), List.of(4, 1, 2, 3))
                .result(1, 1, places(chance))
                .result(1, 2, places(chance));
    }

    private static long[] points(PlayedCompetition played) {
        Standing standing = Standings.of(played.competition());
        long[] points = new long[5];
        standing.lines().forEach(line -> points[line.entrant()] = line.points().units());
        return points;
    }

    private static int[] places(SplittableRandom chance) {
        int[] scores = chance.ints(4, 0, 5).toArray();
        int[] all = new int[8];
        for (int seat = 0; seat < 4; seat++) {
            int place = 1;
            for (int other : scores) {
                place += other > scores[seat] ? 1 : 0;
            }
            all[2 * seat] = place;
            all[2 * seat + 1] = scores[seat];
        }
        return all;
    }

    private static void check(List<Prospect> said, long[] before, long[] after, String where) {
        for (Prospect one : said) {
            if (one.goal() != Goal.TITLE) {
                continue;
            }
            long own = after[one.entrant()];
            long ahead = 0;
            long level = 0;
            for (int other = 1; other <= 4; other++) {
                ahead += other != one.entrant() && after[other] > own ? 1 : 0;
                level += other != one.entrant() && after[other] >= own ? 1 : 0;
            }
            Points needs = one.needs();
            boolean sure = one.chance() == Chance.CLINCHED
                    || one.chance() == Chance.NEEDS && needs != null && own - before[one.entrant()] >= needs.units();
            assertTrue(!sure || level == 0, () -> where + ": " + one + " but others have as much");
            assertTrue(one.chance() != Chance.OUT || ahead > 0, () -> where + ": " + one + " but it won");
        }
    }
}
