package baffin.competition.table;

/**
 * Somebody without a table in a round.
 *
 * @param entrant its number
 * @param kind what it is worth
 */
public record Bye(int entrant, Kind kind) {

    /** What a bye is worth. */
    public enum Kind {
        /** The numbers did not fit: the points of a bye. */
        PAIRING,
        /** It came late, and this is its one bye. */
        LATE,
        /** It was not there: nothing. */
        ZERO,
        /** The entrant has asked for it: the points of a requested bye. */
        REQUESTED,
        /** It goes on without playing, as the first seeds of a bracket do: no points, no loss. */
        THROUGH
    }
}
