package baffin.competition.standing;

import static baffin.competition.standing.PlayedCompetition.places;
import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.seat;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static baffin.competition.standing.PlayedCompetition.value;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import baffin.competition.pairing.Seeds;
import baffin.competition.policy.Format;
import baffin.competition.policy.PointsRule;
import baffin.competition.policy.TieBreak;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Stage;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tie-breaks against tables worked out by hand. */
class TieBreaksTest {

    private static final String ID = "c-2";

    @Test
    void the_weakest_of_five_matches_is_left_out_of_the_opponents() {
        PlayedCompetition played = PlayedCompetition.of(
                        ID, policy(new Format.RoundRobin(1), 2, PointsRule.DUEL, TieBreak.OPPONENTS))
                .enter(6)
                .start();
        int round = 0;
        for (int one = 1; one <= 6; one++) {
            for (int other = one + 1; other <= 6; other++) {
                round++;
                played.round(Stage.ROUND_ROBIN, List.of(one, other)).result(round, 1, 1, 20, 2, 10);
            }
        }
        Standing standing = Standings.of(played.competition());
        assertEquals("1. #1 15\n2. #2 12\n3. #3 9\n4. #4 6\n5. #5 3\n6. #6 0\n", places(standing));
        // of 3 a match: 1, 0.8, 0.6, 0.4, 0.2, and 0 counts as 0.2
        // 1 met 0.8, 0.6, 0.4, 0.2, 0.2 and leaves out one 0.2: 2 / 4; 6 met 1, 0.8, 0.6, 0.4, 0.2: 2.8 / 4
        assertEquals("0.5", value(standing, 1, TieBreak.OPPONENTS));
        assertEquals("0.7", value(standing, 6, TieBreak.OPPONENTS));
    }

    @Test
    void of_four_matches_none_is_left_out() {
        PlayedCompetition played = PlayedCompetition.of(
                        ID, policy(new Format.RoundRobin(1), 2, PointsRule.DUEL, TieBreak.OPPONENTS))
                .enter(5)
                .start();
        int round = 0;
        for (int one = 1; one <= 5; one++) {
            for (int other = one + 1; other <= 5; other++) {
                round++;
                played.round(Stage.ROUND_ROBIN, List.of(one, other)).result(round, 1, 1, 20, 2, 10);
            }
        }
        // points 12, 9, 6, 3, 0 of 12: 1, 0.75, 0.5, 0.25, floor 0.2; 1 met (0.75 + 0.5 + 0.25 + 0.2) / 4
        assertEquals("0.425", value(Standings.of(played.competition()), 1, TieBreak.OPPONENTS));
    }

    @Test
    void whoever_finished_less_than_half_is_struck_and_the_points_of_others_stand() {
        PlayedCompetition played = PlayedCompetition.of(
                        ID,
                        policy(
                                new Format.DivisionLeague(4, 2, null, 1, 1),
                                TieBreak.HEAD_TO_HEAD,
                                TieBreak.WINNER_SHARE,
                                TieBreak.TABLE_SHARE))
                .enter(4)
                .divisions(List.of(1, 2, 3, 4))
                .round(Stage.LEAGUE, List.of(1, 2, 3, 4), List.of(2, 3, 4, 1))
                .result(1, 1, List.of(seat(1, 50), seat(2, 40), seat(3, 20), seat(4, 70, Fate.DROPPED)));
        assertFalse(Standings.of(played.competition()).line(4).orElseThrow().struck(), "may still finish half");
        played.result(1, 2, List.of(seat(3, 30), seat(1, 60), seat(4, 0, Fate.NO_SHOW), seat(2, 45)));
        Standing standing = Standings.of(played.competition());
        // 1: 10 + 6, 2: 6 + 3, 3: 3 + 10
        assertEquals("1. #1 16\n2. #3 13\n3. #2 9\n4. #4 0\n", places(standing));
        assertTrue(standing.line(4).orElseThrow().struck());
        // 2: (40/50 + 30/60) / 2 = 0.65; the 70 of 4 counts no more
        assertEquals("0.65", value(standing, 2, TieBreak.WINNER_SHARE));
        // 2: (40/110 x 3 + 30/135 x 3) / 2 = (1.090909 + 0.666667) / 2
        assertEquals("0.878788", value(standing, 2, TieBreak.TABLE_SHARE));
        assertEquals("-", value(standing, 4, TieBreak.WINNER_SHARE));
    }

    @Test
    void the_lot_is_drawn_from_the_seed_and_only_once_that_is_public() {
        PlayedCompetition played =
                PlayedCompetition.of(ID, policy(swiss(1), TieBreak.LOT)).enter(3);
        assertEquals("1. #1 0\n1. #2 0\n1. #3 0\n", places(Standings.of(played.competition())));
        played.start();
        List<Integer> byLot = List.of(1, 2, 3).stream()
                .sorted(java.util.Comparator.comparing(
                        (Integer number) -> Seeds.lot(PlayedCompetition.SEED, "player-" + number)))
                .toList();
        assertEquals(byLot, Standings.ranking(played.competition()));
        assertEquals(
                Seeds.lot(PlayedCompetition.SEED, "player-2"),
                Standings.of(played.competition())
                        .line(2)
                        .orElseThrow()
                        .tieBreaks()
                        .getFirst()
                        .lot());
    }

    @Test
    void a_play_off_decides_between_those_who_played_it() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(swiss(1), TieBreak.PLAY_OFF))
                .enter(4)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4))
                .result(1, 1, 1, 50, 1, 50, 3, 20, 4, 10)
                .round(Stage.PLAY_OFF, List.of(1, 2))
                .result(2, 1, 2, 30, 1, 31);
        Standing standing = Standings.of(played.competition());
        // (10 + 6) / 2 each; the play-off brings no points
        assertEquals("1. #2 8\n2. #1 8\n3. #3 3\n4. #4 1\n", places(standing));
        assertEquals("1", value(standing, 2, TieBreak.PLAY_OFF));
        assertEquals("-", value(standing, 3, TieBreak.PLAY_OFF));
    }

    @Test
    void matches_that_nobody_played_are_left_out_of_means() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(swiss(2), TieBreak.OPPONENTS, TieBreak.WINNER_SHARE))
                .enter(3)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3))
                .result(1, 1, 1, 40, 2, 20, 3, 10)
                .round(Stage.SWISS, List.of(1, 2, 3))
                .ruling(
                        2,
                        1,
                        baffin.competition.table.TableResult.Source.ABANDONED,
                        seat(1, 0),
                        seat(1, 0),
                        seat(1, 0));
        Standing standing = Standings.of(played.competition());
        // one match counts: 2 met 10/10 and 1/10, which counts as 0.2
        assertEquals("0.6", value(standing, 2, TieBreak.OPPONENTS));
        assertEquals("0.5", value(standing, 2, TieBreak.WINNER_SHARE));
    }

    @Test
    void every_tie_break_opens_to_its_matches() {
        PlayedCompetition played = PlayedCompetition.of(
                        ID, policy(swiss(1), TieBreak.WINNER_SHARE, TieBreak.TABLE_SHARE))
                .enter(4)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4))
                .result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20);
        StandingExplanation why = PlayedCompetition.why(played, 2);
        assertEquals(
                "40 / 50 = 0.8",
                PlayedCompetition.text(
                        why.tieBreaks().getFirst().parts().getFirst().rule()));
        assertEquals(
                "40 / 140 x 4 = 1.142857",
                PlayedCompetition.text(why.tieBreaks().get(1).parts().getFirst().rule()));
        assertEquals(
                "place 2 of 4 = 6",
                PlayedCompetition.text(why.contributions().getFirst().rule()));
        assertEquals(8, why.contributions().getFirst().version());
        assertEquals(
                baffin.competition.Competition.matchId(ID, 1, 1, 1),
                why.tieBreaks().getFirst().parts().getFirst().match());
    }
}
