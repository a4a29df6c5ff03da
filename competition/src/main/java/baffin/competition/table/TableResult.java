package baffin.competition.table;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of a table as it counts.
 *
 * @param source where it comes from
 * @param seats one a seat, in the order of the table
 * @param version version of the competition that brought it: the event behind every number
 * @param at when (UTC, ms): the end of the match, or the ruling
 * @param reason the organiser's words; null for a result of a match
 * @param ruling number of the ruling that made it; null for results of matches and deadlines
 * @param playedIn version that first brought the table a result, where rulings have followed; null for the same version
 */
public record TableResult(
        Source source,
        List<SeatResult> seats,
        long version,
        Instant at,
        @Nullable String reason,
        @Nullable Integer ruling,
        @Nullable Long playedIn) {

    /** Where a result comes from. */
    public enum Source {
        /** The match itself. */
        MATCH,
        /** The organiser has declared somebody's seat lost. */
        FORFEIT,
        /** The organiser has ruled on a match that was not played to its end. */
        ADJUDICATION,
        /** The organiser has put a result right. */
        CORRECTION,
        /** The organiser has called the match off: everybody gets the mean. */
        ABANDONED,
        /** All who were there share the place: nobody ruled in time, or the organiser has ended play early so. */
        DEADLINE,
        /** An early end has made it count for nobody, as if it had not been published. */
        VOID
    }

    public TableResult {
        seats = List.copyOf(seats);
    }

    TableResult with(List<SeatResult> others) {
        return new TableResult(source, others, version, at, reason, ruling, playedIn);
    }

    /** True where it counts for nobody. */
    public boolean nothing() {
        return source == Source.VOID;
    }

    /** Version that first brought the table a result: who sat there then has played, whoever has ruled since. */
    public long since() {
        return playedIn == null ? version : playedIn;
    }
}
