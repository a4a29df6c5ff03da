package baffin.adventure.data;

/** The markers of a seat (AD-1.1); a wake marker goes on the route of another seat only. */
public enum MarkerKind {
    FOUR_STRAIGHT,
    FOUR_L,
    FOUR_L_MIRRORED,
    FOUR_ZIGZAG,
    FOUR_ZIGZAG_MIRRORED,
    THREE_STRAIGHT,
    THREE_CURVED,
    TWO_STRAIGHT,
    SINGLE,
    WAKE
}
