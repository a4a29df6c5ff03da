package baffin.northwind.picture;

/** Where things are, in pixels of a picture that is {@link #WIDTH} wide. */
final class Layout {

    static final double WIDTH = 1200;
    static final double HEIGHT = 928;
    static final double MARGIN = 18;

    static final double TOP = 96;
    static final double STACKS = 186;
    static final double LEFT_WIDTH = 692;
    static final double VOYAGE = TOP + STACKS + 12;
    static final double BOTTOM = 562;

    static final double BOARD = MARGIN + LEFT_WIDTH + 14;
    static final double BOARD_WIDTH = WIDTH - MARGIN - BOARD;

    static final double SHIPS = BOTTOM + 14;

    private Layout() {}
}
