package baffin.expedition.data;

/** The two arrows at the edge of the board: home, and the way to the west. */
public enum Arrow {
    GREENLAND,
    NORTHWEST_PASSAGE
}
