package baffin.competition.standing;

import baffin.competition.policy.Points;
import baffin.competition.standing.ledger.ScoredTable;
import baffin.competition.standing.ledger.SeatScore;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Stage;
import baffin.competition.table.TableResult;
import baffin.game.words.Phrase;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A table that has a result.
 *
 * @param stage what the round is for
 * @param table its number in the round
 * @param division null outside of a league
 * @param attempt 1 for the first match of the table
 * @param match id of the match
 * @param source where the result comes from
 * @param version version of the competition whose record brought it
 * @param at when the match ended, or the ruling was made (UTC, ms)
 * @param reason the organiser's words; null for a result of a match
 * @param ruling number of the ruling that made it and can be lifted; null when there is none
 */
public record ResultLine(
        int round,
        Stage stage,
        int table,
        @Nullable Integer division,
        int attempt,
        String match,
        TableResult.Source source,
        long version,
        Instant at,
        @Nullable String reason,
        @Nullable Integer ruling,
        List<Seat> seats) {

    /**
     * A seat of it.
     *
     * @param place after those who left were put last; teams share theirs
     * @param score of the game; null when there is none
     * @param team from 0; null when everyone plays alone
     * @param points match points
     * @param rule how they came about
     */
    public record Seat(
            int entrant,
            int place,
            @Nullable Integer score,
            @Nullable Integer team,
            SeatResult.Fate fate,
            Points points,
            Phrase rule) {}

    static ResultLine of(ScoredTable scored, String match) {
        TableResult result = scored.result();
        return new ResultLine(
                scored.round().number(),
                scored.stage(),
                scored.table().number(),
                scored.table().division(),
                scored.table().attempt(),
                match,
                result.source(),
                result.version(),
                result.at(),
                result.reason(),
                result.ruling(),
                IntStream.range(0, scored.size())
                        .mapToObj(seat -> seat(scored, seat))
                        .toList());
    }

    private static Seat seat(ScoredTable scored, int seat) {
        SeatResult result = scored.seat(seat);
        SeatScore score = scored.scores().get(seat);
        return new Seat(
                scored.entrant(seat),
                score.place(),
                result.score(),
                result.team(),
                result.fate(),
                score.points(),
                scored.rule(seat));
    }
}
