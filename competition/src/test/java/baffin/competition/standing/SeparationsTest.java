package baffin.competition.standing;

import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baffin.competition.Competition;
import baffin.competition.policy.Format;
import baffin.competition.policy.PointsRule;
import baffin.competition.policy.TieBreak;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Stage;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SeparationsTest {

    private static Map<Integer, TieBreak> of(PlayedCompetition played) {
        Competition competition = played.competition();
        return Separations.of(competition, Standings.of(competition));
    }

    @Test
    void the_first_tie_break_that_differs_decides_and_points_are_none() {
        PlayedCompetition played = PlayedCompetition.of(
                        "c", policy(swiss(1), TieBreak.FIRST_PLACES, TieBreak.BEST_SCORE, TieBreak.LOT))
                .enter(8)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4), List.of(5, 6, 7, 8))
                .result(1, 1, 1, 50, 2, 40, 3, 30, 4, 21)
                .result(1, 2, 1, 60, 2, 40, 3, 35, 4, 20);
        List<Integer> ranked = Standings.of(played.competition()).lines().stream()
                .map(StandingLine::entrant)
                .toList();
        assertEquals(List.of(5, 1), ranked.subList(0, 2));
        assertEquals(
                Map.of(
                        1,
                        TieBreak.BEST_SCORE,
                        ranked.get(3),
                        TieBreak.LOT,
                        3,
                        TieBreak.BEST_SCORE,
                        8,
                        TieBreak.BEST_SCORE),
                of(played));
    }

    @Test
    void nobody_is_put_behind_somebody_who_shares_the_rank() {
        assertEquals(
                Map.of(),
                of(PlayedCompetition.of("c", policy(swiss(1), TieBreak.LOT)).enter(4)));
    }

    @Test
    void how_far_somebody_came_decides_before_any_tie_break() {
        PlayedCompetition played = PlayedCompetition.of(
                        "c", policy(new Format.SingleElimination(false), 2, PointsRule.DUEL, TieBreak.BEST_SCORE))
                .enter(3)
                .start()
                .round(Stage.BRACKET, List.of(List.of(2, 3)), List.of(new Bye(1, ByeKind.THROUGH)))
                .result(1, 1, 1, 50, 2, 40)
                .close(1)
                .round(Stage.BRACKET, List.of(1, 2))
                .result(2, 1, 2, 10, 1, 20);
        assertEquals(
                List.of(2, 1, 3),
                Standings.of(played.competition()).lines().stream()
                        .map(StandingLine::entrant)
                        .toList());
        assertEquals(Map.of(), of(played), "1 and 3 have no points and unlike scores, but 1 was in the final");
    }
}
