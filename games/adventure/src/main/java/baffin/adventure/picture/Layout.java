package baffin.adventure.picture;

import baffin.adventure.data.Figure;
import baffin.adventure.sea.Hex;

/**
 * Where things are, in pixels of a picture that is {@link #WIDTH} wide: ships travel from left to right, the first
 * column is at the top.
 */
final class Layout {

    static final double WIDTH = 1200;
    static final double MARGIN = 18;
    /** From the middle of a hex to its corners. */
    static final double RADIUS = 29;

    /** From the middle of a hex to the middle of its neighbour. */
    static final double APART = RADIUS * Math.sqrt(3);

    static final double LEFT = 88;
    static final double TOP = 126;
    static final double RIGHT = LEFT + (1.5 * (Figure.ROWS.value() - 1) + 2) * RADIUS;
    static final double LEGEND = 58;
    static final double CARD = 176;

    /** Columns of the map. */
    private final int columns;

    Layout(int columns) {
        this.columns = columns;
    }

    static double x(Hex hex) {
        return LEFT + RADIUS + 1.5 * RADIUS * (hex.row() - 1);
    }

    static double y(Hex hex) {
        return TOP + APART * (hex.col() + (hex.row() % 2 == 0 ? 1 : .5));
    }

    double bottom() {
        return TOP + APART * (columns + .5);
    }

    double middle() {
        return (TOP + bottom()) / 2;
    }

    double legend() {
        return bottom() + 34;
    }

    double cards() {
        return legend() + LEGEND;
    }

    double height() {
        return cards() + CARD + MARGIN;
    }
}
