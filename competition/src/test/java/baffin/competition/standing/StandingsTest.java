package baffin.competition.standing;

import static baffin.competition.standing.PlayedCompetition.places;
import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.seat;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static baffin.competition.standing.PlayedCompetition.value;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import baffin.competition.event.EntryEvent;
import baffin.competition.event.RulingEvent;
import baffin.competition.policy.Format;
import baffin.competition.policy.PointsRule;
import baffin.competition.policy.TieBreak;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Stage;
import baffin.competition.table.TableResult.Source;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Points against tables worked out by hand; the arithmetic stands beside the numbers. */
class StandingsTest {

    private static final String ID = "c-1";

    @Test
    void shared_places_share_the_mean_of_the_places_they_cover() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(swiss(2)))
                .enter(4)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4))
                .result(1, 1, 1, 50, 2, 40, 2, 40, 4, 20)
                .round(Stage.SWISS, List.of(4, 3, 2, 1))
                .result(2, 1, 1, 60, 2, 45, 3, 30, 4, 15);
        // 1: 10 + 1; 2: (6 + 3) / 2 + 3; 3: (6 + 3) / 2 + 6; 4: 1 + 10; without tie-breaks 11 is shared
        assertEquals("1. #1 11\n1. #4 11\n3. #3 10.5\n4. #2 7.5\n", places(Standings.of(played.competition())));
    }

    @Test
    void tie_breaks_are_asked_in_the_policys_order() {
        PlayedCompetition played = PlayedCompetition.of(
                        ID,
                        policy(
                                swiss(2),
                                TieBreak.FIRST_PLACES,
                                TieBreak.OPPONENTS,
                                TieBreak.WINNER_SHARE,
                                TieBreak.TABLE_SHARE,
                                TieBreak.BEST_SCORE))
                .enter(4)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4))
                .result(1, 1, 1, 50, 2, 40, 2, 40, 4, 20)
                .round(Stage.SWISS, List.of(4, 3, 2, 1))
                .result(2, 1, 1, 60, 2, 45, 3, 30, 4, 15);
        Standing standing = Standings.of(played.competition());
        assertEquals("1. #4 11\n2. #1 11\n3. #3 10.5\n4. #2 7.5\n", places(standing));
        assertEquals("1", value(standing, 1, TieBreak.FIRST_PLACES));
        // per match of 10: 0.55, 0.375, 0.525, 0.55; for 1: (0.375 + 0.525 + 0.55) / 3, for 4 the same
        assertEquals("0.483333", value(standing, 1, TieBreak.OPPONENTS));
        assertEquals("0.483333", value(standing, 4, TieBreak.OPPONENTS));
        // 1: (50/50 + 15/60) / 2; 4: (20/50 + 60/60) / 2
        assertEquals("0.625", value(standing, 1, TieBreak.WINNER_SHARE));
        assertEquals("0.7", value(standing, 4, TieBreak.WINNER_SHARE));
        // 1: (50/150 x 4 + 15/150 x 4) / 2 = (1.333333 + 0.4) / 2
        assertEquals("0.866667", value(standing, 1, TieBreak.TABLE_SHARE));
        assertEquals("60", value(standing, 4, TieBreak.BEST_SCORE));
    }

    @Test
    void head_to_head_decides_only_between_those_who_met_equally_often() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(swiss(2), TieBreak.HEAD_TO_HEAD))
                .enter(7)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3))
                .result(1, 1, 1, 30, 2, 20, 3, 10)
                .round(Stage.SWISS, List.of(2, 4, 5), List.of(1, 6, 7))
                .result(2, 1, 1, 30, 2, 20, 3, 10)
                .result(2, 2, 2, 20, 1, 30, 3, 10);
        Standing standing = Standings.of(played.competition());
        // 1: 10 + 4, 2: 4 + 10, and 1 was before 2 where they met; 3, 5 and 7 have 1 each and never met each other
        assertEquals("1. #1 14\n2. #2 14\n3. #6 10\n4. #4 4\n5. #3 1\n5. #5 1\n5. #7 1\n", places(standing));
        assertEquals("10", value(standing, 1, TieBreak.HEAD_TO_HEAD));
        assertEquals("4", value(standing, 2, TieBreak.HEAD_TO_HEAD));
        assertEquals("-", value(standing, 3, TieBreak.HEAD_TO_HEAD));
        assertEquals("-", value(standing, 6, TieBreak.HEAD_TO_HEAD));
    }

    @Test
    void whoever_leaves_is_last_with_nothing_and_costs_the_others_nothing() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(swiss(2), TieBreak.PENALTIES))
                .enter(4)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4))
                .result(1, 1, List.of(seat(2, 40), seat(1, 70, Fate.DROPPED), seat(3, 30), seat(4, 20)))
                .round(Stage.SWISS, List.of(1, 2, 3, 4))
                .ruling(
                        2,
                        1,
                        Source.FORFEIT,
                        seat(1, 0),
                        seat(3, 0, Fate.NO_SHOW),
                        seat(1, 0),
                        seat(4, 0, Fate.NO_SHOW));
        Standing standing = Standings.of(played.competition());
        // round 1: 10, 0, 6, 3; round 2: (10 + 6) / 2 for those who were there
        assertEquals("1. #1 18\n2. #3 14\n3. #4 3\n4. #2 0\n", places(standing));
        assertEquals("2", value(standing, 2, TieBreak.PENALTIES));
        assertEquals("1", value(standing, 4, TieBreak.PENALTIES));
        assertEquals(1, standing.line(4).orElseThrow().played());
    }

    @Test
    void short_tables_byes_and_late_entries_are_worth_the_mean() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(swiss(2)))
                .enter(5)
                .start()
                .round(
                        Stage.SWISS,
                        List.of(List.of(1, 2, 3)),
                        List.of(new Bye(4, ByeKind.PAIRING), new Bye(5, ByeKind.ZERO)))
                .result(1, 1, 1, 30, 2, 20, 3, 10)
                .add(new EntryEvent.Entered(6, new baffin.match.terms.SeatHolder("player-6", false), null, 0, 2));
        Standing standing = Standings.of(played.competition());
        // 10 / 4 / 1 at the table of three, a bye 5, too late 5 once, not there 0
        assertEquals("1. #1 10\n2. #4 5\n2. #6 5\n4. #2 4\n5. #3 1\n6. #5 0\n", places(standing));
        assertEquals(0, standing.line(4).orElseThrow().played());
        assertEquals(List.of(ByeKind.LATE), standing.line(6).orElseThrow().byes());
    }

    @Test
    void called_off_gives_the_mean_and_the_deadline_lets_those_share_who_were_there() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(swiss(2), TieBreak.FIRST_PLACES))
                .enter(4)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4))
                .ruling(1, 1, Source.ABANDONED, seat(1, 9), seat(1, 0), seat(1, 0), seat(1, 0, Fate.NO_SHOW))
                .round(Stage.SWISS, List.of(1, 2, 3, 4))
                .ruling(2, 1, Source.DEADLINE, seat(1, 9), seat(1, 0), seat(1, 0), seat(4, 0, Fate.NO_SHOW));
        Standing standing = Standings.of(played.competition());
        // 5 each, then (10 + 6 + 3) / 3 = 6.3333
        assertEquals("1. #1 11.3333\n1. #2 11.3333\n1. #3 11.3333\n4. #4 5\n", places(standing));
        assertEquals("0", value(standing, 1, TieBreak.FIRST_PLACES));
    }

    @Test
    void teams_are_ranked_as_teams() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(swiss(1), TieBreak.FIRST_PLACES))
                .enter(4)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4))
                .result(1, 1, List.of(team(1, 55, 0), team(2, 40, 1), team(1, 55, 0), team(2, 40, 1)));
        Standing standing = Standings.of(played.competition());
        // two teams: 9 and 1
        assertEquals("1. #1 9\n1. #3 9\n3. #2 1\n3. #4 1\n", places(standing));
        assertEquals("1", value(standing, 3, TieBreak.FIRST_PLACES));
    }

    private static SeatResult team(int place, int score, int team) {
        return new SeatResult(place, score, team, Fate.PLAYED, null);
    }

    @Test
    void teams_share_their_seats_where_the_points_know_no_such_table() {
        PointsRule fours = new PointsRule(java.util.Map.of(4, PointsRule.EXPEDITION.of(4)), null, null);
        PlayedCompetition played = PlayedCompetition.of(ID, policy(swiss(1), 4, fours))
                .enter(4)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4))
                .result(1, 1, List.of(team(1, 55, 0), team(2, 40, 1), team(1, 55, 0), team(2, 40, 1)));
        // (10 + 6) / 2 and (3 + 1) / 2
        assertEquals("1. #1 8\n1. #3 8\n3. #2 2\n3. #4 2\n", places(Standings.of(played.competition())));
    }

    @Test
    void penalties_come_off_and_can_be_taken_back() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(swiss(1), TieBreak.PENALTIES))
                .enter(4)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4))
                .result(1, 1, 1, 4, 2, 3, 3, 2, 4, 1)
                .penalty(1, "2.5")
                .penalty(2, "6")
                .add(new RulingEvent.PenaltyLifted(2, "was mistaken"));
        Standing standing = Standings.of(played.competition());
        assertEquals("1. #1 7.5\n2. #2 6\n3. #3 3\n4. #4 1\n", places(standing));
        assertEquals("2.5", standing.line(1).orElseThrow().penalties().toString());
        assertEquals("1", value(standing, 1, TieBreak.PENALTIES));
        Contribution last = PlayedCompetition.why(played, 1).contributions().getLast();
        assertEquals("penalty 1 = -2.5", PlayedCompetition.text(last.rule()));
        assertEquals(9, last.version());
    }

    @Test
    void a_draw_is_worth_what_the_scheme_says() {
        PlayedCompetition played = PlayedCompetition.of(
                        ID, policy(new Format.RoundRobin(1), 2, PointsRule.DUEL, TieBreak.FIRST_PLACES))
                .enter(2)
                .start()
                .round(Stage.ROUND_ROBIN, List.of(1, 2))
                .result(1, 1, 1, 20, 1, 20);
        Standing standing = Standings.of(played.competition());
        assertEquals("1. #1 1\n1. #2 1\n", places(standing));
        assertEquals("0.5", value(standing, 1, TieBreak.FIRST_PLACES));
    }

    @Test
    void whoever_left_before_any_play_is_not_in_the_standing_but_in_the_ranking() {
        PlayedCompetition played = PlayedCompetition.of(ID, policy(swiss(1)))
                .enter(3)
                .add(new EntryEvent.Withdrew(2, null))
                .start();
        assertEquals("1. #1 0\n1. #3 0\n", places(Standings.of(played.competition())));
        assertEquals(List.of(1, 3, 2), Standings.ranking(played.competition()));
        assertNull(Standings.of(played.competition()).lines().getFirst().movement());
    }
}
