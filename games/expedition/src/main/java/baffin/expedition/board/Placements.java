package baffin.expedition.board;

import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.tile.Piece;
import baffin.expedition.tile.Placement;
import baffin.expedition.tile.Shape;
import baffin.expedition.tile.Shapes;
import baffin.expedition.tile.Tile;
import java.util.ArrayList;
import java.util.List;

/** The placements of a tile that the rules allow (EX-7.6, EX-7.7), each once. */
public final class Placements {

    private Placements() {}

    /**
     * Lists them in the order of their square, then of their orientation.
     *
     * @param acting where the vehicle that places stands
     */
    public static List<Placement> of(Board board, Tile tile, Place acting) {
        Piece stand = board.pieceAt(acting);
        if (stand == null) {
            return List.of();
        }
        List<Placement> result = new ArrayList<>();
        int[] beside = Fit.beside(stand);
        Shape[] shapes = Shapes.distinct(tile);
        int reach = tile.isLarge() ? 2 : 1;
        Square from = stand.anchor();
        Square to = stand.squares().getLast();
        for (int row = from.row() - reach; row <= to.row() + 1; row++) {
            for (int col = from.col() - reach; col <= to.col() + 1; col++) {
                if (Grid.holds(row, col)) {
                    collect(board, tile, shapes, beside, Square.of(row, col), result);
                }
            }
        }
        return result;
    }

    private static void collect(
            Board board, Tile tile, Shape[] shapes, int[] beside, Square anchor, List<Placement> result) {
        for (Shape shape : shapes) {
            if (Fit.onGrid(shape, anchor)
                    && Fit.touches(beside, shape, anchor)
                    && Fit.onEmptySquares(board, shape, anchor)
                    && Fit.agrees(board, shape, anchor)
                    && SeaPath.stays(board, shape, anchor)) {
                result.add(new Placement(tile, anchor, shape.orientation));
            }
        }
    }
}
