package baffin.competition.standing;

import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static baffin.competition.standing.PlayedCompetition.value;
import static org.junit.jupiter.api.Assertions.assertEquals;

import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.policy.TieBreak;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Stage;
import baffin.competition.table.TableResult.Source;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What tie-breaks make of tables that were ruled on, as the table in docs/standings.md says. */
class RuledStandingsTest {

    private static PlayedCompetition begun() {
        return PlayedCompetition.of(
                        "c-1",
                        policy(
                                swiss(2),
                                TieBreak.OPPONENTS,
                                TieBreak.WINNER_SHARE,
                                TieBreak.TABLE_SHARE,
                                TieBreak.BEST_SCORE,
                                TieBreak.PENALTIES))
                .enter(4)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4));
    }

    private static Standing ruled(Source source, SeatResult... seats) {
        return Standings.of(begun().add(new RulingMade(1, 1, source, List.of(seats), "ruled", 1))
                .competition());
    }

    private static SeatResult row(int place, @Nullable Integer score, Fate fate) {
        return new SeatResult(place, score, null, fate, null);
    }

    private static SeatResult row(int place, @Nullable Integer score) {
        return row(place, score, Fate.PLAYED);
    }

    @Test
    void what_has_no_score_has_no_share() {
        Standing standing = ruled(Source.ADJUDICATION, row(1, 30), row(2, null), row(3, 10), row(4, 5));
        assertEquals("1", value(standing, 1, TieBreak.WINNER_SHARE));
        assertEquals("-", value(standing, 2, TieBreak.WINNER_SHARE));
        assertEquals("-", value(standing, 2, TieBreak.TABLE_SHARE));
        assertEquals("-", value(standing, 2, TieBreak.BEST_SCORE));
        assertEquals("0.333333", value(standing, 3, TieBreak.WINNER_SHARE));
        // 10 / 45 x 3: the table has three scores
        assertEquals("0.666667", value(standing, 3, TieBreak.TABLE_SHARE));
        assertEquals("5", value(standing, 4, TieBreak.BEST_SCORE));
    }

    @Test
    void nothing_of_nothing_is_no_share_in_a_ruling() {
        Standing now = ruled(Source.CORRECTION, row(1, 0), row(2, 0), row(3, 0), row(4, 0));
        assertEquals("-", value(now, 1, TieBreak.WINNER_SHARE));
        assertEquals("-", value(now, 1, TieBreak.TABLE_SHARE));
        assertEquals("0", value(now, 1, TieBreak.BEST_SCORE));
    }

    @Test
    void nobody_has_more_than_the_best_score_whatever_place_a_ruling_gives() {
        Standing standing = ruled(Source.CORRECTION, row(1, 5), row(2, 23), row(3, 14), row(4, null));
        assertEquals("0.217391", value(standing, 1, TieBreak.WINNER_SHARE));
        assertEquals("1", value(standing, 2, TieBreak.WINNER_SHARE));
    }

    @Test
    void a_seat_that_was_lost_has_no_share_and_the_others_keep_theirs() {
        Standing standing = ruled(Source.FORFEIT, row(4, 50, Fate.DROPPED), row(1, 40), row(2, 30), row(3, 20));
        assertEquals("-", value(standing, 1, TieBreak.WINNER_SHARE));
        assertEquals("-", value(standing, 1, TieBreak.BEST_SCORE));
        assertEquals("1", value(standing, 1, TieBreak.PENALTIES));
        assertEquals("1", value(standing, 2, TieBreak.WINNER_SHARE));
        assertEquals("0.75", value(standing, 3, TieBreak.WINNER_SHARE));
    }

    @Test
    void whoever_was_not_there_is_nobodys_opponent_and_has_played_nothing() {
        Standing absent = ruled(Source.FORFEIT, row(4, null, Fate.NO_SHOW), row(1, null), row(1, null), row(1, null));
        Standing left = ruled(Source.FORFEIT, row(4, null, Fate.DROPPED), row(1, null), row(1, null), row(1, null));
        // (10 + 6 + 3) / 3 / 10 of the other two; with the one who left it is less
        assertEquals("0.633333", value(absent, 2, TieBreak.OPPONENTS));
        assertEquals("0.488889", value(left, 2, TieBreak.OPPONENTS));
        assertEquals("-", value(absent, 1, TieBreak.OPPONENTS));
        assertEquals(0, absent.line(1).orElseThrow().played());
        assertEquals(1, left.line(1).orElseThrow().played());
    }

    @Test
    void a_team_has_the_score_of_its_best_seat_also_in_a_ruling() {
        Standing standing = Standings.of(begun().add(new RulingMade(
                        1,
                        1,
                        Source.CORRECTION,
                        List.of(
                                new SeatResult(1, 40, 0, Fate.PLAYED, null),
                                new SeatResult(2, 20, 1, Fate.PLAYED, null),
                                new SeatResult(1, null, 0, Fate.PLAYED, null),
                                new SeatResult(2, 10, 1, Fate.PLAYED, null)),
                        "ruled",
                        1))
                .competition());
        assertEquals("1", value(standing, 3, TieBreak.WINNER_SHARE));
        assertEquals("40", value(standing, 3, TieBreak.BEST_SCORE));
        assertEquals("0.5", value(standing, 4, TieBreak.WINNER_SHARE));
    }
}
