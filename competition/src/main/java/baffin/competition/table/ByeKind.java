package baffin.competition.table;

/** What a bye is worth. */
public enum ByeKind {
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
