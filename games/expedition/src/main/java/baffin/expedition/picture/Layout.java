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

    /** Where the tiles of a reserve begin on a card. */
    static final double RESERVE = 136;

    private static final double GAP = 12;
    private static final double SMALLER = .6;

    private final PictureOptions options;
    private final boolean portrait;
    private final boolean stacked;
    private final ExpeditionState state;

    Layout(PictureOptions options, ExpeditionState state) {
        this.options = options;
        this.portrait = options.portrait();
        this.stacked = portrait || options.narrow();
        this.state = state;
    }

    boolean portrait() {
        return portrait;
    }

    /** True where things are below the map, not beside it, and the map is smaller. */
    boolean stacked() {
        return stacked;
    }

    double width() {
        return options.width();
    }

    double margin() {
        return stacked ? 12 : 18;
    }

    /** Font size of most words. */
    double small() {
        return options.small();
    }

    /** Side of a square. */
    double side() {
        return stacked ? SQUARE * SMALLER : SQUARE;
    }

    double left() {
        return portrait ? 30 : LEFT;
    }

    double top() {
        return portrait ? 252 : stacked ? 190 : TOP;
    }

    double right() {
        return left() + (portrait ? ROWS : COLUMNS) * side();
    }

    double bottom() {
        return top() + (portrait ? COLUMNS : ROWS) * side();
    }

    /** Across the picture, of a point of the grid. */
    double x(double row, double col) {
        return portrait ? right() - row * side() : left() + col * side();
    }

    /** Down the picture, of a point of the grid. */
    double y(double row, double col) {
        return portrait ? top() + col * side() : top() + row * side();
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

    /** Turns and shrinks what is drawn for wide landscape. */
    String turn() {
        double x = portrait ? right() + SMALLER * TOP : left() - SMALLER * LEFT;
        double y = top() - SMALLER * (portrait ? LEFT : TOP);
        String turned = portrait ? ") rotate(90) scale(" : ") scale(";
        return "translate(" + Svg.point(x, y) + turned + Svg.number(SMALLER) + ")";
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
        return stacked ? 20 : 1062;
    }

    double supplyY() {
        return portrait ? bottom() + 108 : stacked ? bottom() + 60 : TOP;
    }

    /** Where the map ends and the seats begin. */
    double seats() {
        return portrait ? supplyY() + 318 : stacked ? supplyY() + 212 : BOTTOM + 40;
    }

    double track() {
        return seats() + (stacked ? 40 : 24) + (state.seats().size() - 1) * TrackPicture.DISC;
    }

    /** Cards side by side. */
    private int columns() {
        return portrait ? 1 : stacked ? 2 : state.seats().size();
    }

    double cardWidth() {
        return (width() - 2 * margin() - GAP * (columns() - 1)) / columns();
    }

    double cardX(int seat) {
        return margin() + seat % columns() * (cardWidth() + GAP);
    }

    double cardY(int seat) {
        double y = track() + 44;
        for (int above = seat - columns(); above >= 0; above -= columns()) {
            y += cardHeight(above) + GAP;
        }
        return y;
    }

    /** As high as the highest beside it: none of the tiles of a reserve is left out. */
    double cardHeight(int seat) {
        int first = seat - seat % columns();
        return state
                .seats()
                .subList(first, Math.min(first + columns(), state.seats().size()))
                .stream()
                .mapToDouble(beside -> RESERVE + 12 + ReservePicture.height(beside.reserve(), cardWidth(), options))
                .max()
                .orElse(0);
    }

    /** Where the cards end. */
    double end() {
        int last = state.seats().size() - 1;
        return cardY(last) + cardHeight(last) + 8;
    }
}
