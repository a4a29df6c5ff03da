package baffin.view.notice;

/** What a player is told. */
public enum NoticeKind {
    /** A match in which the player holds a seat has started. */
    MATCH_STARTED,
    /** The seat is to act, in a turn of its own. */
    YOUR_TURN,
    /** The seat is to answer in somebody else's turn, or to choose at the same time as others. */
    YOU_WERE_ASKED,
    /** The time to act is short. */
    TIME_IS_SHORT,
    /** Nobody plays until the pause is over, or until a ruling on the table is lifted. */
    PAUSED,
    /** The pause is over, or the ruling lifted. */
    RESUMED,
    /** Another seat would like the match to pause. */
    PAUSE_PROPOSED,
    /** A seat may be taken over by the player, who is ready to. */
    SEAT_OFFERED,
    /** The player sits on the seat from now on. */
    SEAT_HANDED_OVER,
    /** Somebody else sits on the player's seat from now on. */
    SEAT_LOST,
    /** The match is over. */
    MATCH_ENDED
}
