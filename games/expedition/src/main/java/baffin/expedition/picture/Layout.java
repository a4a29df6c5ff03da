package baffin.expedition.picture;

import baffin.expedition.geometry.Grid;

/** Where things are, in pixels of a picture that is {@link #WIDTH} wide. */
final class Layout {

    static final double WIDTH = 1200;
    static final double HEIGHT = 1010;
    /** Side of a square. */
    static final double SQUARE = 70;

    static final double LEFT = 108;
    static final double TOP = 138;
    static final double RIGHT = LEFT + Grid.COLUMNS * SQUARE;
    static final double BOTTOM = TOP + Grid.ROWS * SQUARE;
    /** Left edge of the column beside the Greenland arrow. */
    static final double SUPPLY = 1062;

    static final double TRACK = BOTTOM + 64;
    static final double SEATS = TRACK + 44;
    static final double MARGIN = 18;

    private Layout() {}

    static double x(double col) {
        return LEFT + col * SQUARE;
    }

    static double y(double row) {
        return TOP + row * SQUARE;
    }
}
