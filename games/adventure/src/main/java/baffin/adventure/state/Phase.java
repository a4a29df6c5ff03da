package baffin.adventure.state;

/** What the seats that are asked may do. */
public enum Phase {
    /** Choose a character (AD-3.1, AD-5.2); all seats at once. */
    DRAFT,
    /** Act, play cards, end the turn. */
    TURN,
    /** Lay the marker that a card gives for free, or end the turn (AD-6.12). */
    FREE_MARKER,
    /** Name the second tile of a swap, or leave both as they are (AD-6.13). */
    SWAP,
    /** Turn one of the new tiles or leave them (AD-7.10). */
    NEW_TILES,
    /** Discard down to the hand limit (AD-4.10). */
    DISCARD,
    /** Nothing: the match is over. */
    OVER
}
