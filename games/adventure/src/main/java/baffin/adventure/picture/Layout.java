package baffin.adventure.picture;

import baffin.adventure.data.Figure;
import baffin.adventure.sea.Hex;
import baffin.game.picture.Grid;
import baffin.game.picture.Grid.Point;
import baffin.game.picture.PictureOptions;

/**
 * Where things are, in units of the view box. Ships travel from left to right and the first column is at the top; in
 * portrait they travel upwards and the first column is at the left.
 */
final class Layout {

    /** From the middle of a hex to its corners, where there is room. */
    static final double RADIUS = 29;

    static final double CARD = 190;

    private static final double NARROW = 16.4;
    private static final double ROOT3 = Math.sqrt(3);
    private static final double GAP = 12;

    private final PictureOptions options;
    private final boolean portrait;
    private final boolean narrow;
    private final int columns;
    private final int seats;
    private final double radius;
    private final Grid grid;

    /**
     * A layout.
     *
     * @param columns columns of the map
     */
    Layout(PictureOptions options, int columns, int seats) {
        this.options = options;
        this.portrait = options.portrait();
        this.narrow = options.narrow();
        this.columns = columns;
        this.seats = seats;
        this.radius = portrait ? Math.min(RADIUS, 344 / (columns + .5) / ROOT3) : narrow ? NARROW : RADIUS;
        this.grid = portrait
                ? new Grid(
                        "hex",
                        radius,
                        new Point(left() + apart(), bottom() + .5 * radius),
                        new Point(0, -1.5 * radius),
                        new Point(apart(), 0),
                        new Point(-.5 * apart(), 0))
                : new Grid(
                        "hex",
                        radius,
                        new Point(left() - .5 * radius, top() + apart()),
                        new Point(1.5 * radius, 0),
                        new Point(0, apart()),
                        new Point(0, -.5 * apart()));
    }

    boolean portrait() {
        return portrait;
    }

    double width() {
        return options.width();
    }

    double margin() {
        return portrait || narrow ? 12 : 18;
    }

    /** Font size of most words. */
    double small() {
        return options.small();
    }

    /** From the middle of a hex to its corners. */
    double radius() {
        return radius;
    }

    /** How much smaller things on the map are than where there is room. */
    double scale() {
        return radius / RADIUS;
    }

    /** From the middle of a hex to the middle of its neighbour. */
    double apart() {
        return radius * ROOT3;
    }

    double left() {
        return portrait ? (width() - (columns + .5) * apart()) / 2 + 8 : narrow ? 74 : 88;
    }

    double top() {
        return portrait ? 138 : 130;
    }

    double right() {
        return left() + (portrait ? (columns + .5) * apart() : length());
    }

    double bottom() {
        return top() + (portrait ? length() : apart() * (columns + .5));
    }

    private double length() {
        return (1.5 * (Figure.ROWS.value() - 1) + 2) * radius;
    }

    /** Across the picture, the middle of the map. */
    double centre() {
        return (left() + right()) / 2;
    }

    /** Down the picture, the middle of the map. */
    double middle() {
        return (top() + bottom()) / 2;
    }

    /** Where hexes are, for clients. */
    Grid grid() {
        return grid;
    }

    double x(Hex hex) {
        return grid.middle(hex.row(), hex.col()).x();
    }

    double y(Hex hex) {
        return grid.middle(hex.row(), hex.col()).y();
    }

    /** Things in a row of the legend. */
    int inLegend() {
        return portrait ? 3 : narrow ? 4 : 8;
    }

    /** The outline of a hex of the map. */
    String outline(Hex hex) {
        return HexPicture.outline(x(hex), y(hex), radius, portrait);
    }

    double legend() {
        return bottom() + (portrait ? 104 : 34);
    }

    /** Where the map ends and the seats begin. */
    double seats() {
        return legend() + (portrait ? 146 : narrow ? 108 : 46);
    }

    double cardWidth() {
        return (width() - 2 * margin() - GAP * (columns() - 1)) / columns();
    }

    /** Cards side by side. */
    private int columns() {
        return portrait ? 1 : narrow ? 2 : seats;
    }

    double cardX(int seat) {
        return margin() + seat % columns() * (cardWidth() + GAP);
    }

    double cardY(int seat) {
        int row = seat / columns();
        return seats() + 12 + row * (CARD + GAP);
    }

    /** Where the cards end. */
    double end() {
        return cardY(seats - 1) + CARD + GAP;
    }
}
