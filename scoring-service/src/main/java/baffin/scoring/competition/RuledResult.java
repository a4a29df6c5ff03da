package baffin.scoring.competition;

import baffin.competition.Competition;
import baffin.competition.standing.ledger.TablePoints;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.competition.table.WithdrawnRound;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What counts at a table of a competition instead of the result of a match.
 *
 * @param attempt which match of the table counts: another one when it was played again; 0 when none does, since its
 *     round was withdrawn
 * @param source where the result that counts comes from; absent while another match is played
 * @param version version of the competition that brought it, or withdrew the round; absent while another match is
 *     played
 * @param reason the organiser's words; absent for a result of a match
 * @param seats by seat; empty while another match is played, and where none counts
 */
@Schema(name = "RuledResult")
public record RuledResult(
        int attempt,
        TableResult.@Nullable Source source,
        @Nullable Long version,
        @Nullable String reason,
        List<Seat> seats) {

    /**
     * A seat of it.
     *
     * @param place 1 for the first; who did not play to the end is behind all who did
     * @param score of the game; absent when there is none
     */
    @Schema(name = "RuledResultSeat")
    public record Seat(int entrant, int place, @Nullable Integer score, SeatResult.Fate fate) {}

    /** What counts instead of a match of a table; null when the match itself counts. */
    static @Nullable RuledResult of(Competition competition, int round, int number, int attempt) {
        Table table = competition.round(round).flatMap(one -> one.table(number)).orElse(null);
        WithdrawnRound gone = competition.withdrawn().stream()
                .filter(one -> one.round().number() == round)
                .filter(one -> one.round()
                        .table(number)
                        .filter(old -> attempt <= old.attempt())
                        .isPresent())
                .findFirst()
                .orElse(null);
        if (gone != null) {
            return new RuledResult(0, null, gone.version(), gone.reason(), List.of());
        }
        if (table == null) {
            return null;
        }
        TableResult result = table.result();
        if (result == null) {
            return table.attempt() == attempt ? null : new RuledResult(table.attempt(), null, null, null, List.of());
        }
        return table.attempt() == attempt && result.source() == TableResult.Source.MATCH
                ? null
                : new RuledResult(
                        table.attempt(),
                        result.source(),
                        result.version(),
                        result.reason(),
                        IntStream.range(0, table.seats().size())
                                .mapToObj(seat -> seat(table, result, seat))
                                .toList());
    }

    private static Seat seat(Table table, TableResult result, int seat) {
        SeatResult own = result.seats().get(seat);
        return new Seat(table.seats().get(seat), TablePoints.places(result).get(seat), own.score(), own.fate());
    }
}
