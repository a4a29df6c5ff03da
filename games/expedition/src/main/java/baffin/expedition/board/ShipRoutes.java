package baffin.expedition.board;

import baffin.expedition.data.Arrow;
import baffin.expedition.data.Arrows;
import baffin.expedition.data.Arrows.ArrowEdge;
import baffin.expedition.geometry.Corner;
import baffin.expedition.geometry.Distance;
import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Side;
import baffin.expedition.geometry.Square;
import baffin.expedition.tile.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Where a ship can go (EX-7.1, EX-7.2): from tile to tile over a border with unfrozen sea on both sides. */
public final class ShipRoutes {

    private ShipRoutes() {}

    /**
     * The places one move away, tiles by row and column, then arrows.
     *
     * @param from a tile (any of its squares) or an arrow
     */
    public static List<Place> next(Board board, Ice ice, Place from) {
        Arrow arrow = from.arrow();
        if (arrow != null) {
            ArrowEdge edge = Arrows.of(arrow);
            Piece joined = board.pieceAt(Square.of(edge.row(), edge.column()));
            return joined != null && openTo(board, ice, edge) ? List.of(Place.of(joined.anchor())) : List.of();
        }
        Piece piece = board.pieceAt(from);
        return piece == null ? List.of() : next(board, ice, piece);
    }

    /** The fewest moves to Greenland over the map and the ice of now; 0 on it, empty when there is no way. */
    public static OptionalInt home(Board board, Ice ice, Place from) {
        return Distance.home(from, place -> next(board, ice, place));
    }

    /** As {@link #home}, but a ship that lies on Greenland goes out first: only who had left comes home (EX-8.2). */
    public static OptionalInt homecoming(Board board, Ice ice, Place from) {
        return Distance.homecoming(from, place -> next(board, ice, place));
    }

    /** True when a ship on the tile has no open water to lie in (EX-6.3, EX-6.4). */
    public static boolean icedIn(Board board, Ice ice, Piece piece) {
        for (Square square : ice.thawed(piece)) {
            for (Corner corner : Corner.all()) {
                if (!board.isLand(square.row() + corner.down, square.col() + corner.right)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static List<Place> next(Board board, Ice ice, Piece piece) {
        List<Square> anchors = new ArrayList<>(6);
        List<Place> arrows = new ArrayList<>(1);
        for (Square square : piece.squares()) {
            if (ice.freezes(square)) {
                continue;
            }
            for (Side side : Side.all()) {
                int row = square.row() + side.down;
                int col = square.col() + side.right;
                if (Grid.holds(row, col) && !ice.freezes(row) && sea(board, square, side)) {
                    addTile(board, piece, row, col, anchors);
                }
            }
            for (ArrowEdge edge : Arrows.all()) {
                if (edge.row() == square.row() && edge.column() == square.col() && openTo(board, ice, edge)) {
                    arrows.add(Place.of(edge.arrow()));
                }
            }
        }
        anchors.sort(null);
        List<Place> places = new ArrayList<>(anchors.size() + arrows.size());
        anchors.forEach(anchor -> places.add(Place.of(anchor)));
        places.addAll(arrows);
        return places;
    }

    private static void addTile(Board board, Piece from, int row, int col, List<Square> anchors) {
        int owner = board.ownerAt(row, col);
        if (owner >= 0) {
            Square anchor = board.pieces[owner].anchor();
            if (!anchor.equals(from.anchor()) && !anchors.contains(anchor)) {
                anchors.add(anchor);
            }
        }
    }

    private static boolean openTo(Board board, Ice ice, ArrowEdge edge) {
        Square square = Square.of(edge.row(), edge.column());
        return !ice.freezes(square) && sea(board, square, edge.west() ? Side.WEST : Side.EAST);
    }

    private static boolean sea(Board board, Square square, Side side) {
        return !board.isLand(square.row() + side.first.down, square.col() + side.first.right)
                || !board.isLand(square.row() + side.second.down, square.col() + side.second.right);
    }
}
