package baffin.expedition.picture;

import static baffin.expedition.geometry.Grid.COLUMNS;
import static baffin.expedition.geometry.Grid.ROWS;

import baffin.expedition.state.ExpeditionState;
import baffin.game.picture.Grid;
import baffin.game.picture.Grid.Point;
import baffin.game.picture.Outline;
import baffin.game.picture.PictureOptions;
import baffin.game.picture.Svg;

/**
 * Where things are. The map is drawn with squares of {@link #SQUARE}; in portrait it is turned clockwise, so that ships
 * travel upwards, and drawn smaller. What has to stay upright asks for its point.
 */
final class Layout {

    static final double SQUARE = 70;
    static final double LEFT = 108;
    static final double TOP = 138;
    static final double RIGHT = LEFT + COLUMNS * SQUARE;
    static final double BOTTOM = TOP + ROWS * SQUARE;

    private static final double GAP = 12;
    private static final double CARD = 186;
    private static final double SMALLER = .6;

    private final boolean portrait;
    private final ExpeditionState state;

    Layout(PictureOptions options, ExpeditionState state) {
        this.portrait = options.portrait();
        this.state = state;
    }

    boolean portrait() {
        return portrait;
    }

    double width() {
        return portrait ? 390 : 1200;
    }

    double margin() {
        return portrait ? 12 : 18;
    }

    /** Side of a square. */
    double side() {
        return portrait ? SQUARE * SMALLER : SQUARE;
    }

    double left() {
        return portrait ? 30 : LEFT;
    }

    double top() {
        return portrait ? 252 : TOP;
    }

    double right() {
        return left() + (portrait ? ROWS : COLUMNS) * side();
    }

    double bottom() {
        return top() + (portrait ? COLUMNS : ROWS) * side();
    }

    /** Across the picture, of a point of the grid. */
    double x(double row, double col) {
        return portrait ? right() - row * side() : LEFT + col * SQUARE;
    }

    /** Down the picture, of a point of the grid. */
    double y(double row, double col) {
        return portrait ? top() + col * side() : TOP + row * SQUARE;
    }

    /** Left edge of a square as it is seen. */
    double cellX(int row, int col) {
        return x(portrait ? row + 1 : row, col);
    }

    /** Upper edge of a square as it is seen. */
    double cellY(int row, int col) {
        return y(row, col);
    }

    /** The surface of a square, or of a half of its side at half a row and column. */
    String cell(double row, double col, double size) {
        return Outline.rect(portrait ? x(row + size, col) : x(row, col), y(row, col), size * side(), size * side());
    }

    /** Turns what is drawn for landscape. */
    String turn() {
        double x = right() + SMALLER * TOP;
        double y = top() - SMALLER * LEFT;
        return "translate(" + Svg.point(x, y) + ") rotate(90) scale(" + Svg.number(SMALLER) + ")";
    }

    /** Where squares are, for clients. */
    Grid grid() {
        Point none = new Point(0, 0);
        Point origin = new Point(x(.5, .5), y(.5, .5));
        return portrait
                ? new Grid("square", side(), origin, new Point(-side(), 0), new Point(0, side()), none)
                : new Grid("square", side(), origin, new Point(0, side()), new Point(side(), 0), none);
    }

    /** Left edge of what lies beside the map, or below it. */
    double supplyX() {
        return portrait ? 20 : 1062;
    }

    double supplyY() {
        return portrait ? bottom() + 108 : TOP;
    }

    /** Where the map ends and the seats begin. */
    double seats() {
        return portrait ? supplyY() + 318 : BOTTOM + 40;
    }

    double track() {
        return seats() + (portrait ? 40 : 24);
    }

    double cardWidth() {
        int cards = portrait ? 1 : state.seats().size();
        return (width() - 2 * margin() - GAP * (cards - 1)) / cards;
    }

    double cardX(int seat) {
        return margin() + (portrait ? 0 : seat * (cardWidth() + GAP));
    }

    double cardY(int seat) {
        double y = track() + 44;
        for (int before = 0; portrait && before < seat; before++) {
            y += cardHeight(before) + GAP;
        }
        return y;
    }

    double cardHeight(int seat) {
        return portrait
                ? 143 + ReservePicture.height(state.seats().get(seat).reserve(), cardWidth(), reserveSide())
                : CARD;
    }

    /** Side of the squares of reserve tiles, where there is room. */
    double reserveSide() {
        return portrait ? 38 : 22;
    }

    /** Where the cards end. */
    double end() {
        int last = state.seats().size() - 1;
        return cardY(last) + cardHeight(last) + 8;
    }
}
