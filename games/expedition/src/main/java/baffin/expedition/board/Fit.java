package baffin.expedition.board;

import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Side;
import baffin.expedition.geometry.Square;
import baffin.expedition.tile.Piece;
import baffin.expedition.tile.Shape;

/** The single questions whether a shape may lie at an anchor. */
final class Fit {

    private Fit() {}

    static boolean onGrid(Shape shape, Square anchor) {
        return anchor.row() >= 0
                && anchor.col() >= 0
                && anchor.row() + shape.rows <= Grid.ROWS
                && anchor.col() + shape.cols <= Grid.COLUMNS;
    }

    static boolean onEmptySquares(Board board, Shape shape, Square anchor) {
        int cells = shape.cells() << anchor.col();
        int covered = board.filled[anchor.row()];
        if (shape.rows == 2) {
            covered |= board.filled[anchor.row() + 1];
        }
        return (covered & cells) == 0;
    }

    /** The squares that share a side with a piece, as masks by row. */
    static int[] beside(Piece piece) {
        int[] masks = new int[Grid.ROWS];
        for (Square square : piece.squares()) {
            for (Side side : Side.all()) {
                int row = square.row() + side.down;
                int col = square.col() + side.right;
                if (Grid.holds(row, col)) {
                    masks[row] |= 1 << col;
                }
            }
        }
        return masks;
    }

    static boolean touches(int[] beside, Shape shape, Square anchor) {
        int near = beside[anchor.row()];
        if (shape.rows == 2) {
            near |= beside[anchor.row() + 1];
        }
        return (near & shape.cells() << anchor.col()) != 0;
    }

    /** True when every corner that is known already has the terrain that the shape would give it (EX-2.1). */
    static boolean agrees(Board board, Shape shape, Square anchor) {
        for (int row = 0; row <= shape.rows; row++) {
            if (disagreeing(board, shape, anchor, row) != 0) {
                return false;
            }
        }
        return true;
    }

    /** The corners of one row of the shape that disagree with the board, as a mask over the grid. */
    static int disagreeing(Board board, Shape shape, Square anchor, int row) {
        int at = anchor.row() + row;
        int differing = board.land[at] ^ shape.land[row] << anchor.col();
        return differing & board.known[at] & shape.corners() << anchor.col();
    }
}
