package baffin.match.terms;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Why a match of a competition is not played on: its table was ruled on, and something else counts there. Nobody is
 * asked and no time runs while it stands.
 *
 * @param ruling number of the ruling in the competition; null when the round closed without one
 * @param kind what counts instead
 * @param reason the organiser's words
 * @param since when it came about (UTC)
 */
public record Ruled(@Nullable Integer ruling, Kind kind, String reason, Instant since) {

    /** What counts at a table instead of its match. */
    public enum Kind {
        /** Seats were declared lost. */
        FORFEIT,
        /** Places that the organiser has given. */
        ADJUDICATION,
        /** Another result that the organiser has given. */
        CORRECTION,
        /** The mean for everybody: the match was called off. */
        ABANDONED,
        /** A place shared by all who had not left: nobody has ruled in time. */
        DEADLINE,
        /** Nothing: the competition has ended early, and the table counts for nobody. */
        VOID,
        /** Another match of the same table. */
        REPLAY,
        /** Nothing: the round of the table was withdrawn. */
        WITHDRAWN
    }
}
