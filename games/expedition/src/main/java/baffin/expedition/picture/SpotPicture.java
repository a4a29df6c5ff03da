package baffin.expedition.picture;

import baffin.expedition.board.Areas;
import baffin.expedition.data.Token;
import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Quadrant;
import baffin.expedition.geometry.Square;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Piece;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.picture.Canvas;
import baffin.game.picture.Outline;
import baffin.game.picture.Svg;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What can be pointed at on the map: squares with the tokens on them, and above them the areas of tiles. */
final class SpotPicture {

    private final Canvas canvas;
    private final Layout layout;
    private final ExpeditionState state;
    private final List<Piece> manned;

    SpotPicture(Canvas canvas, Layout layout, ExpeditionState state, Viewer viewer) {
        this.canvas = canvas;
        this.layout = layout;
        this.state = state;
        this.manned = manned(state, viewer);
    }

    /** Tiles on which the viewer's vehicles stand, those of all seats for a spectator: their tokens can be taken. */
    private static List<Piece> manned(ExpeditionState state, Viewer viewer) {
        List<Piece> tiles = new ArrayList<>();
        for (int seat = 0; seat < state.seats().size(); seat++) {
            Expedition expedition = state.seats().get(seat);
            for (Vehicle vehicle : Vehicle.values()) {
                Place place = expedition.place(vehicle);
                Piece tile =
                        place == null || place.onArrow() ? null : state.board().pieceAt(place);
                if (tile != null && (viewer instanceof Viewer.Spectator || viewer.holds(new Seat(seat)))) {
                    tiles.add(tile);
                }
            }
        }
        return tiles;
    }

    void draw() {
        for (int row = 0; row < Grid.ROWS; row++) {
            for (int col = 0; col < Grid.COLUMNS; col++) {
                square(Square.of(row, col));
            }
        }
        for (Piece piece : state.board().pieces()) {
            for (Quadrant area : Areas.of(state.board(), state.ice(), piece)) {
                area(Place.of(area), Areas.quadrants(state.board(), state.ice(), area));
            }
        }
    }

    private void square(Square square) {
        double row = square.row() + .5;
        double col = square.col() + .5;
        String place = Place.of(square).text();
        String title = canvas.text(state.ice().freezes(square) ? "square.frozen" : "square", "place", place);
        canvas.spot("square", place, title, layout.cell(square.row(), square.col(), 1));
        Piece piece = state.board().pieceAt(square);
        if (piece != null && piece.symbol() != null && piece.symbolSquare().equals(square)) {
            token(piece, piece.symbol(), layout.x(row, col), layout.y(row, col));
        }
        canvas.endSpot();
    }

    private void token(Piece piece, Token symbol, double x, double y) {
        boolean spot = piece.token() && manned.contains(piece);
        if (spot) {
            String title = canvas.labels().named("token", symbol);
            canvas.spot("token", symbol, title, Outline.around(x, y, .3 * layout.side()));
        }
        TokenPicture.onMap(canvas, symbol, x, y, layout.side(), piece.token());
        if (spot) {
            canvas.endSpot();
        }
    }

    private void area(Place place, List<Quadrant> quadrants) {
        StringBuilder surface = new StringBuilder();
        StringBuilder border = new StringBuilder();
        Set<Square> halves = new HashSet<>();
        quadrants.forEach(quadrant -> halves.add(half(quadrant)));
        for (Square half : halves.stream().sorted().toList()) {
            double row = half.row() / 2.0;
            double col = half.col() / 2.0;
            surface.append(layout.cell(row, col, .5));
            side(border, halves, half, -1, 0, row, col, row, col + .5);
            side(border, halves, half, 1, 0, row + .5, col, row + .5, col + .5);
            side(border, halves, half, 0, -1, row, col, row + .5, col);
            side(border, halves, half, 0, 1, row, col + .5, row + .5, col + .5);
        }
        canvas.spot("area", place, canvas.text("area", "place", place.text()), surface.toString(), border.toString());
        canvas.endSpot();
    }

    /** A quadrant as a square of half the side. */
    private static Square half(Quadrant quadrant) {
        return new Square(2 * quadrant.row() + quadrant.corner().down, 2 * quadrant.col() + quadrant.corner().right);
    }

    private void side(
            StringBuilder border,
            Set<Square> halves,
            Square half,
            int down,
            int right,
            double fromRow,
            double fromCol,
            double toRow,
            double toCol) {
        if (!halves.contains(new Square(half.row() + down, half.col() + right))) {
            border.append('M').append(point(fromRow, fromCol)).append('L').append(point(toRow, toCol));
        }
    }

    private String point(double row, double col) {
        return Svg.point(layout.x(row, col), layout.y(row, col));
    }
}
