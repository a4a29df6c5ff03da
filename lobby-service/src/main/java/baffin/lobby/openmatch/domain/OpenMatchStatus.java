package baffin.lobby.openmatch.domain;

/** Where a match stands. */
public enum OpenMatchStatus {
    /** Seats may be taken and left. */
    OPEN,
    /** It is being played. */
    RUNNING,
    /** It was called off. */
    CANCELLED,
    /** It was played to the end; known to readers only. */
    ENDED
}
