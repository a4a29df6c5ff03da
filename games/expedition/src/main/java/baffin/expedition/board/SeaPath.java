package baffin.expedition.board;

import baffin.expedition.data.Arrow;
import baffin.expedition.data.Arrows;
import baffin.expedition.data.Arrows.ArrowEdge;
import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Square;
import baffin.expedition.tile.Shape;

/**
 * Whether a ship could still find a way between the arrows (EX-7.7): ice does not count, an empty square counts as
 * a tile whose unfixed corners are sea.
 */
final class SeaPath {

    private static final ArrowEdge START = Arrows.of(Arrow.GREENLAND);
    private static final ArrowEdge END = Arrows.of(Arrow.NORTHWEST_PASSAGE);

    private SeaPath() {}

    /** Asks of the board as it is. */
    static boolean open(Board board) {
        return flood(board.land, board.joinedEast, board.joinedSouth);
    }

    /** Asks of the board with a shape added, which must lie on the grid. */
    static boolean stays(Board board, Shape shape, Square anchor) {
        int[] land = board.land.clone();
        for (int row = 0; row <= shape.rows; row++) {
            land[anchor.row() + row] |= shape.land[row] << anchor.col();
        }
        int[] east = board.joinedEast;
        int[] south = board.joinedSouth;
        if (shape.cols == 2) {
            east = east.clone();
            east[anchor.row()] |= 1 << anchor.col();
        } else if (shape.rows == 2) {
            south = south.clone();
            south[anchor.row()] |= 1 << anchor.col();
        }
        return flood(land, east, south);
    }

    private static boolean flood(int[] land, int[] joinedEast, int[] joinedSouth) {
        if (shut(land, START) || shut(land, END)) {
            return false;
        }
        int[] reached = new int[Grid.ROWS];
        reached[START.row()] = 1 << START.column();
        int goal = 1 << END.column();
        boolean grew = true;
        while (grew && (reached[END.row()] & goal) == 0) {
            grew = false;
            for (int row = 0; row < Grid.ROWS; row++) {
                grew |= grow(row, reached, land, joinedEast, joinedSouth);
            }
            for (int row = Grid.ROWS - 1; row >= 0; row--) {
                grew |= grow(row, reached, land, joinedEast, joinedSouth);
            }
        }
        return (reached[END.row()] & goal) != 0;
    }

    /** Spreads along one row and into it from the rows beside it; true when it gained squares. */
    private static boolean grow(int row, int[] reached, int[] land, int[] joinedEast, int[] joinedSouth) {
        int before = reached[row];
        int now = before;
        if (row > 0) {
            now |= reached[row - 1] & downwards(row - 1, land, joinedSouth);
        }
        if (row < Grid.ROWS - 1) {
            now |= reached[row + 1] & downwards(row, land, joinedSouth);
        }
        // Bit c of this mask: one may pass between the squares of columns c and c + 1.
        int eastwards = (~(land[row] & land[row + 1]) >> 1 | joinedEast[row]) & (1 << Grid.COLUMNS - 1) - 1;
        int last;
        do {
            last = now;
            now |= (now & eastwards) << 1 | now >> 1 & eastwards;
        } while (now != last);
        reached[row] = now;
        return now != before;
    }

    /** Bit c: one may pass between the squares of column c in this row and the next. */
    private static int downwards(int row, int[] land, int[] joinedSouth) {
        int border = land[row + 1];
        return ~(border & border >> 1) | joinedSouth[row];
    }

    private static boolean shut(int[] land, ArrowEdge arrow) {
        int corner = arrow.west() ? arrow.column() : arrow.column() + 1;
        return (land[arrow.row()] & land[arrow.row() + 1] & 1 << corner) != 0;
    }
}
