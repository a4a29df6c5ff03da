package baffin.lobby.openmatch.domain;

/** Where a match stands, in the words that matches in play use. */
public enum LobbyState {
    /** Seats may be taken and left. */
    OPEN(OpenMatchStatus.OPEN),
    /** It is being played. */
    RUNNING(OpenMatchStatus.STARTED),
    /** It was called off. */
    CANCELLED(OpenMatchStatus.CANCELLED),
    /** It was played to the end. */
    ENDED(OpenMatchStatus.FINISHED);

    private final OpenMatchStatus status;

    LobbyState(OpenMatchStatus status) {
        this.status = status;
    }

    /** The same in the words of records. */
    public OpenMatchStatus status() {
        return status;
    }

    /** The state of a match by the word of its records. */
    public static LobbyState of(OpenMatchStatus status) {
        return switch (status) {
            case OPEN -> OPEN;
            case STARTED -> RUNNING;
            case CANCELLED -> CANCELLED;
            case FINISHED -> ENDED;
        };
    }
}
