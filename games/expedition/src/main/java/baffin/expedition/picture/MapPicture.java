package baffin.expedition.picture;

import baffin.expedition.board.Board;
import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Square;
import baffin.expedition.geometry.Terrain;
import baffin.expedition.tile.Piece;
import baffin.game.picture.Svg;
import java.util.List;

/** The grid, the tiles on it with their coasts, and the symbols. */
final class MapPicture {

    private static final double S = Layout.SQUARE;

    private MapPicture() {}

    static void draw(Svg svg, Board board) {
        blank(svg);
        StringBuilder covered = new StringBuilder();
        Coast coast = new Coast(board::terrain, Layout.LEFT, Layout.TOP, S, 0);
        for (Piece piece : board.pieces()) {
            for (Square square : piece.squares()) {
                coast.add(square.row(), square.col());
                covered.append('M').append(Svg.point(Layout.x(square.col()), Layout.y(square.row())));
                covered.append("h%sv%sh-%sZ".formatted(Svg.number(S), Svg.number(S), Svg.number(S)));
            }
        }
        svg.open("clipPath", "id", "bf-covered")
                .path(covered.toString(), "covered")
                .close("clipPath");
        svg.path(covered.toString(), "sea");
        svg.open("g", "clip-path", "url(#bf-covered)");
        svg.path(coast.shore(), "shelf2").path(coast.shore(), "shelf1").end();
        svg.path(coast.land(), "land").path(coast.shore(), "coast");
        hills(svg, board);
        board.pieces().forEach(piece -> outline(svg, piece));
    }

    /** Symbols and the tokens on them; drawn above the ice, which hides none. */
    static void tokens(Svg svg, Board board) {
        for (Piece piece : board.pieces()) {
            if (piece.symbol() != null) {
                Square square = piece.symbolSquare();
                TokenPicture.onMap(
                        svg, piece.symbol(), Layout.x(square.col() + .5), Layout.y(square.row() + .5), piece.token());
            }
        }
    }

    /** Names of rows and columns, zones, frame. */
    static void frame(Svg svg) {
        svg.rect(Layout.LEFT, Layout.TOP, Grid.COLUMNS * S, Grid.ROWS * S, "frame");
        for (int col = 0; col < Grid.COLUMNS; col++) {
            svg.label(Layout.x(col + .5), Layout.TOP - 6, "tiny mid", Integer.toString(col));
        }
        for (int row = 0; row < Grid.ROWS; row++) {
            svg.label(Layout.RIGHT + 5, Layout.y(row) + 13, "tiny", Integer.toString(row));
        }
    }

    private static void blank(Svg svg) {
        svg.rect(Layout.LEFT, Layout.TOP, Grid.COLUMNS * S, Grid.ROWS * S, "blank");
        for (int col = 1; col < Grid.COLUMNS; col++) {
            svg.line(Layout.x(col), Layout.TOP, Layout.x(col), Layout.BOTTOM, "grid");
        }
        for (int row = 1; row < Grid.ROWS; row++) {
            svg.line(Layout.LEFT, Layout.y(row), Layout.RIGHT, Layout.y(row), "grid");
        }
    }

    private static void hills(Svg svg, Board board) {
        StringBuilder d = new StringBuilder();
        for (Piece piece : board.pieces()) {
            for (Square square : piece.squares()) {
                if (piece.symbol() == null && allLand(board, square)) {
                    double x = Layout.x(square.col() + .3);
                    double y = Layout.y(square.row() + .62);
                    d.append('M').append(Svg.point(x, y)).append("l7 -11l7 11M").append(Svg.point(x + 11, y - 4));
                    d.append("l7 -11l9 15");
                }
            }
        }
        svg.path(d.toString(), "hill");
    }

    private static boolean allLand(Board board, Square square) {
        return List.of(0, 1, 2, 3).stream()
                .allMatch(i -> board.terrain(square.row() + i / 2, square.col() + i % 2) == Terrain.LAND);
    }

    private static void outline(Svg svg, Piece piece) {
        Square last = piece.squares().getLast();
        double width = (last.col() - piece.anchor().col() + 1) * S;
        double height = (last.row() - piece.anchor().row() + 1) * S;
        double x = Layout.x(piece.anchor().col());
        double y = Layout.y(piece.anchor().row());
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
            svg.words("title", "Joker side");
            svg.path("M0 -16L4 -4L16 0L4 4L0 16L-4 4L-16 0L-4 -4Z", "rose");
            svg.end();
        }
    }
}
