package baffin.competition;

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
 */
public record TableResult(
        Source source,
        List<SeatResult> seats,
        long version,
        Instant at,
        @Nullable String reason) {

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
        /** Nobody ruled in time: all who were there share the place. */
        DEADLINE
    }

    public TableResult {
        seats = List.copyOf(seats);
    }

    /** True when there are scores that tie-breaks may use. */
    public boolean played() {
        return source == Source.MATCH || source == Source.CORRECTION;
    }
}
