package baffin.view.notice;

/** What a player is told. */
public enum NoticeKind {
    /** A match in which the player holds a seat has started. */
    MATCH_STARTED,
    /** The seat is to act, in a turn of its own. */
    YOUR_TURN,
    /** The seat is to answer in somebody else's turn, or to choose at the same time as others. */
    YOU_WERE_ASKED,
    /** The match is over. */
    MATCH_ENDED
}
