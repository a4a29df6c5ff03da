package baffin.expedition.picture;

import baffin.expedition.board.Board;
import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Square;
import baffin.expedition.geometry.Terrain;
import baffin.expedition.tile.Piece;
import baffin.game.picture.Canvas;
import baffin.game.picture.Outline;
import baffin.game.picture.Svg;
import java.util.List;

/** The grid and the tiles on it with their coasts. */
final class MapPicture {

    private static final double S = Layout.SQUARE;

    private final Canvas canvas;
    private final Svg svg;
    private final Layout layout;
    private final Board board;

    MapPicture(Canvas canvas, Layout layout, Board board) {
        this.canvas = canvas;
        this.svg = canvas.svg();
        this.layout = layout;
        this.board = board;
    }

    void draw() {
        if (layout.stacked()) {
            svg.open("g", "transform", layout.turn());
        }
        ground();
        if (layout.stacked()) {
            svg.end();
        }
        hills();
    }

    private void ground() {
        blank();
        StringBuilder covered = new StringBuilder();
        Coast coast = new Coast(board::terrain, Layout.LEFT, Layout.TOP, S, 0);
        for (Piece piece : board.pieces()) {
            for (Square square : piece.squares()) {
                coast.add(square.row(), square.col());
                covered.append(Outline.rect(x(square.col()), y(square.row()), S, S));
            }
        }
        svg.open("clipPath", "id", "bf-covered")
                .path(covered.toString(), "covered")
                .close("clipPath");
        svg.path(covered.toString(), "sea");
        svg.open("g", "clip-path", "url(#bf-covered)");
        svg.path(coast.shore(), "shelf2").path(coast.shore(), "shelf1").end();
        svg.path(coast.land(), "land").path(coast.shore(), "coast");
        board.pieces().forEach(this::outline);
    }

    /** Frame, and the numbers of rows and columns as commands name them. */
    void frame() {
        svg.rect(layout.left(), layout.top(), layout.right() - layout.left(), layout.bottom() - layout.top(), "frame");
        for (int col = 0; col < Grid.COLUMNS; col++) {
            if (layout.portrait()) {
                canvas.centred(layout.right() + 3, layout.y(0, col + .5), "tiny", Integer.toString(col));
            } else {
                svg.label(layout.x(0, col + .5), layout.top() - 6, "tiny mid", Integer.toString(col));
            }
        }
        for (int row = 0; row < Grid.ROWS; row++) {
            if (layout.portrait()) {
                svg.label(layout.x(row + .5, 0), layout.top() - 20, "tiny mid", Integer.toString(row));
            } else {
                canvas.centred(layout.right() + 4, layout.y(row + .5, 0), "tiny", Integer.toString(row));
            }
        }
    }

    private void blank() {
        svg.rect(Layout.LEFT, Layout.TOP, Grid.COLUMNS * S, Grid.ROWS * S, "blank");
        for (int col = 1; col < Grid.COLUMNS; col++) {
            svg.line(x(col), Layout.TOP, x(col), Layout.BOTTOM, "grid");
        }
        for (int row = 1; row < Grid.ROWS; row++) {
            svg.line(Layout.LEFT, y(row), Layout.RIGHT, y(row), "grid");
        }
    }

    private void hills() {
        double k = layout.side() / S;
        StringBuilder d = new StringBuilder();
        for (Piece piece : board.pieces()) {
            for (Square square : piece.squares()) {
                if (piece.symbol() == null && allLand(square)) {
                    double x = layout.cellX(square.row(), square.col()) + .3 * layout.side();
                    double y = layout.cellY(square.row(), square.col()) + .62 * layout.side();
                    d.append('M').append(Svg.point(x, y)).append(slope(7 * k, 11 * k, 7 * k, 11 * k));
                    d.append('M').append(Svg.point(x + 11 * k, y - 4 * k)).append(slope(7 * k, 11 * k, 9 * k, 15 * k));
                }
            }
        }
        svg.path(d.toString(), "hill");
    }

    private static String slope(double across, double up, double on, double down) {
        return "l" + Svg.point(across, -up) + "l" + Svg.point(on, down);
    }

    private boolean allLand(Square square) {
        return List.of(0, 1, 2, 3).stream()
                .allMatch(i -> board.terrain(square.row() + i / 2, square.col() + i % 2) == Terrain.LAND);
    }

    private void outline(Piece piece) {
        Square last = piece.squares().getLast();
        double width = (last.col() - piece.anchor().col() + 1) * S;
        double height = (last.row() - piece.anchor().row() + 1) * S;
        double x = x(piece.anchor().col());
        double y = y(piece.anchor().row());
        svg.leaf(
                "rect",
                "x",
                x + 1,
                "y",
                y + 1,
                "width",
                width - 2,
                "height",
                height - 2,
                "rx",
                5,
                "class",
                piece.kind() == Piece.Kind.PREPRINTED ? "printed" : "tile");
        if (piece.kind() == Piece.Kind.JOKER) {
            svg.at(x + S / 2, y + S / 2, 1);
            svg.words("title", canvas.text("joker"));
            svg.path("M0 -16L4 -4L16 0L4 4L0 16L-4 4L-16 0L-4 -4Z", "rose");
            svg.end();
        }
    }

    private static double x(double col) {
        return Layout.LEFT + col * S;
    }

    private static double y(double row) {
        return Layout.TOP + row * S;
    }
}
