package baffin.expedition.board;

import baffin.expedition.data.SmallTiles;
import baffin.expedition.data.SmallTiles.SmallTile;
import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Side;
import baffin.expedition.geometry.Square;
import baffin.expedition.tile.Fill;
import baffin.expedition.tile.Shape;
import baffin.expedition.tile.Shapes;
import baffin.expedition.tile.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Holes of one square and what fills them (EX-7.9). */
public final class Holes {

    /** The fitting design and its turn, by the land masks of north corners (high) and south corners. */
    private static final Match[] MATCHES = matches();

    private Holes() {}

    /**
     * The fills that a placement causes, by row, then by column. A hole for which no small tile is left is not in the
     * list and stays open.
     *
     * @param board with the placed tile on it
     * @param placed squares just covered
     * @param piles small tiles left, by design
     */
    public static List<Fill> after(Board board, List<Square> placed, List<Integer> piles) {
        TreeSet<Square> holes = new TreeSet<>();
        for (Square square : placed) {
            for (Side side : Side.all()) {
                int row = square.row() + side.down;
                int col = square.col() + side.right;
                if (isHole(board, row, col)) {
                    holes.add(Square.of(row, col));
                }
            }
        }
        if (holes.isEmpty()) {
            return List.of();
        }
        List<Integer> left = new ArrayList<>(piles);
        List<Fill> fills = new ArrayList<>();
        for (Square hole : holes) {
            fill(board, hole, left, fills);
        }
        return List.copyOf(fills);
    }

    /** True for an empty square all of whose sides are tiles or the edge of the board. */
    static boolean isHole(Board board, int row, int col) {
        if (!Grid.holds(row, col) || board.ownerAt(row, col) >= 0) {
            return false;
        }
        for (Side side : Side.all()) {
            int otherRow = row + side.down;
            int otherCol = col + side.right;
            if (Grid.holds(otherRow, otherCol) && board.ownerAt(otherRow, otherCol) < 0) {
                return false;
            }
        }
        return true;
    }

    private static void fill(Board board, Square hole, List<Integer> left, List<Fill> fills) {
        int north = board.land[hole.row()] >> hole.col() & 3;
        int south = board.land[hole.row() + 1] >> hole.col() & 3;
        Match match = MATCHES[north << 2 | south];
        int design = match.design();
        if (left.get(design) > 0) {
            fills.add(new Fill(hole, design, false, match.orientation()));
        } else {
            design = fullest(left);
            if (left.get(design) == 0) {
                return;
            }
            fills.add(new Fill(hole, design, true, Orientation.FRONT_0));
        }
        left.set(design, left.get(design) - 1);
    }

    private static int fullest(List<Integer> left) {
        int best = 0;
        for (int design = 1; design < left.size(); design++) {
            if (left.get(design) > left.get(best)) {
                best = design;
            }
        }
        return best;
    }

    private static Match[] matches() {
        Match[] matches = new Match[16];
        for (SmallTile tile : SmallTiles.all()) {
            for (Shape shape : Shapes.distinct(Tile.small(tile.design()))) {
                matches[shape.land[0] << 2 | shape.land[1]] = new Match(tile.design(), shape.orientation);
            }
        }
        return matches;
    }

    private record Match(int design, Orientation orientation) {}
}
