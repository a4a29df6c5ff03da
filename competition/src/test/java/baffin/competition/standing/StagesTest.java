package baffin.competition.standing;

import static baffin.competition.standing.PlayedCompetition.places;
import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import baffin.competition.policy.Format;
import baffin.competition.policy.PointsRule;
import baffin.competition.policy.TieBreak;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Stage;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How far somebody came goes before points. */
class StagesTest {

    private static final String ID = "c-3";

    private static Achievement outcome(PlayedCompetition played, int entrant) {
        return Standings.of(played.competition()).line(entrant).orElseThrow().outcome();
    }

    @Test
    void the_final_decides_among_finalists() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(new Format.PodSwiss(1, 4, null)))
                .enter(8)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4), List.of(5, 6, 7, 8))
                .result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20)
                .result(1, 2, 1, 50, 2, 40, 3, 30, 4, 20)
                .close(1)
                .round(Stage.FINAL, List.of(1, 5, 2, 6));
        String before = "1. #1 10\n1. #5 10\n3. #2 6\n3. #6 6\n5. #3 3\n5. #7 3\n7. #4 1\n7. #8 1\n";
        assertEquals(before, places(Standings.of(played.competition())));
        assertEquals(Achievement.OUT, outcome(played, 3));
        assertNull(outcome(played, 1));
        played.result(2, 1, 4, 10, 3, 20, 2, 30, 1, 40).close(2).finish();
        assertEquals(
                "1. #6 6\n2. #2 6\n3. #5 10\n4. #1 10\n5. #3 3\n5. #7 3\n7. #4 1\n7. #8 1\n",
                places(Standings.of(played.competition())));
        assertEquals(Achievement.CHAMPION, outcome(played, 6));
        assertEquals(Achievement.FINALIST, outcome(played, 1));
        assertEquals(2, Standings.of(played.competition()).line(6).orElseThrow().movement());
    }

    @Test
    void only_the_best_heats_count() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(new Format.Heats(3, 2, 4), TieBreak.FIRST_PLACES))
                .enter(4)
                .start()
                .round(Stage.HEAT, List.of(1, 2, 3, 4))
                .result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20)
                .round(Stage.HEAT, List.of(1, 2, 3, 4))
                .result(2, 1, 4, 20, 1, 50, 2, 40, 3, 30)
                .round(Stage.HEAT, List.of(1, 2, 3))
                .result(3, 1, 2, 30, 3, 20, 1, 40);
        // 1: 10, 1, 4 -> 14; 2: 6, 10, 1 -> 16; 3: 3, 6, 10 -> 16; 4: 1, 3 -> 4
        Standing standing = Standings.of(played.competition());
        assertEquals("1. #2 16\n1. #3 16\n3. #1 14\n4. #4 4\n", places(standing));
        List<Boolean> counts = PlayedCompetition.why(played, 1).contributions().stream()
                .map(Contribution::counts)
                .toList();
        assertEquals(List.of(true, false, true), counts);
        assertEquals(2, standing.line(1).orElseThrow().played());
    }

    @Test
    void a_bracket_ranks_by_the_round_reached() {
        PlayedCompetition played = PlayedCompetition.of(
                        ID, policy(new Format.SingleElimination(true), 2, PointsRule.DUEL))
                .enter(5)
                .start()
                .round(Stage.BRACKET, List.of(List.of(4, 5)), List.of(through(1), through(2), through(3)))
                .result(1, 1, 2, 10, 1, 20)
                .close(1)
                .round(Stage.BRACKET, List.of(1, 5), List.of(2, 3));
        assertEquals(Achievement.OUT, outcome(played, 4));
        assertNull(outcome(played, 1));
        played.result(2, 1, 2, 10, 1, 20)
                .result(2, 2, 1, 20, 2, 10)
                .close(2)
                .round(Stage.FINAL, List.of(2, 5), List.of(1, 3))
                .result(3, 2, 2, 10, 1, 20);
        assertEquals(List.of(5, 2, 3, 1, 4), Standings.ranking(played.competition()));
        assertNull(outcome(played, 2));
        assertEquals(Achievement.OUT, outcome(played, 3));
        played.result(3, 1, 1, 20, 2, 10).close(3).finish();
        // 2 wins the final, 3 the match for third place; 5 had won twice
        assertEquals("1. #2 6\n2. #5 6\n3. #3 3\n4. #1 0\n5. #4 0\n", places(Standings.of(played.competition())));
        assertEquals(Achievement.CHAMPION, outcome(played, 2));
        assertEquals(Achievement.FINALIST, outcome(played, 5));
    }

    private static Bye through(int entrant) {
        return new Bye(entrant, ByeKind.THROUGH);
    }

    @Test
    void pods_rank_by_the_round_reached_then_by_place() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(new Format.PodElimination(2, false)))
                .enter(8)
                .start()
                .round(Stage.POD, List.of(1, 2, 3, 4), List.of(5, 6, 7, 8))
                .result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20);
        assertEquals(Achievement.OUT, outcome(played, 3));
        assertNull(outcome(played, 2));
        assertNull(outcome(played, 8));
        played.result(1, 2, 4, 20, 3, 30, 2, 40, 1, 50).close(1).round(Stage.FINAL, List.of(1, 2, 7, 8));
        played.result(2, 1, 2, 40, 1, 50, 4, 20, 3, 30).close(2).finish();
        // all points count: 2 has 6 + 10, 1 has 10 + 6, 8 has 10 + 3, 7 has 6 + 1
        assertEquals(
                "1. #2 16\n2. #1 16\n3. #8 13\n4. #7 7\n5. #3 3\n5. #6 3\n7. #4 1\n7. #5 1\n",
                places(Standings.of(played.competition())));
    }

    @Test
    void a_second_chance_keeps_one_in() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(new Format.PodElimination(1, true)))
                .enter(8)
                .start()
                .round(Stage.POD, List.of(1, 2, 3, 4), List.of(5, 6, 7, 8))
                .result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20)
                .result(1, 2, 1, 50, 2, 40, 3, 30, 4, 20)
                .close(1);
        assertNull(outcome(played, 4));
        played.round(Stage.SECOND_CHANCE, List.of(2, 3, 4), List.of(6, 7, 8))
                .result(2, 1, 2, 40, 3, 30, 1, 50)
                .result(2, 2, 1, 50, 2, 40, 3, 30)
                .close(2);
        assertEquals(Achievement.OUT, outcome(played, 2));
        assertNull(outcome(played, 1));
        assertNull(outcome(played, 4));
        played.round(Stage.FINAL, List.of(1, 5, 4, 6))
                .result(3, 1, 4, 20, 3, 30, 1, 50, 2, 40)
                .close(3)
                .finish();
        assertEquals(
                List.of(4, 6, 5, 1), Standings.ranking(played.competition()).subList(0, 4));
        assertEquals(Achievement.CHAMPION, outcome(played, 4));
    }

    @Test
    void a_finished_league_moves_its_ends() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(new Format.DivisionLeague(4, 1, null, 1, 1)))
                .enter(8)
                .divisions(List.of(1, 2, 3, 4), List.of(5, 6, 7, 8))
                .round(Stage.LEAGUE, List.of(1, 2, 3, 4), List.of(5, 6, 7, 8))
                .result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20)
                .result(1, 2, 1, 50, 1, 50, 3, 30, 4, 20)
                .close(1);
        assertNull(outcome(played, 1));
        played.finish();
        assertEquals(Achievement.CHAMPION, outcome(played, 1));
        assertEquals(Achievement.RELEGATED, outcome(played, 4));
        assertNull(outcome(played, 5), "shares the only place that goes up");
        assertNull(outcome(played, 8), "there is no tier below");
        assertEquals(List.of(1, 2, 3, 4, 5, 6, 7, 8), Standings.ranking(played.competition()));
    }

    @Test
    void games_left_count_what_is_open_and_what_is_to_come() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(new Format.DivisionLeague(4, 3, 1, 1, 1)))
                .enter(4)
                .divisions(List.of(1, 2, 3, 4))
                .round(Stage.LEAGUE, List.of(1, 2, 3, 4));
        assertEquals(3, Standings.of(played.competition()).line(1).orElseThrow().gamesLeft());
        played.result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20);
        assertEquals(2, Standings.of(played.competition()).line(1).orElseThrow().gamesLeft());
        assertEquals(
                4,
                Standings.of(PlayedCompetition.of(ID, policy(swiss(0)))
                                .enter(16)
                                .start()
                                .competition())
                        .line(1)
                        .orElseThrow()
                        .gamesLeft());
    }
}
