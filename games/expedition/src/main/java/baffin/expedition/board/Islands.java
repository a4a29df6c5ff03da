package baffin.expedition.board;

import baffin.expedition.data.IslandPoints;
import baffin.expedition.geometry.Corner;
import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Side;
import baffin.expedition.geometry.Square;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Islands: connected land that no empty square touches (EX-7.10). Printed terrain only, ice changes nothing
 * (EX-6.6).
 */
public final class Islands {

    private static final int WIDTH = Grid.COLUMNS + 1;

    private Islands() {}

    /**
     * The islands that a placement completes, in the order of their northernmost, westernmost corners' discovery.
     *
     * @param board with the placed tile and all fills on it
     * @param covered squares just covered, by tile and by fills
     */
    public static List<Island> completedBy(Board board, List<Square> covered) {
        List<Island> islands = new ArrayList<>();
        boolean[] seen = new boolean[(Grid.ROWS + 1) * WIDTH];
        for (Square square : covered) {
            for (Corner corner : Corner.all()) {
                int row = square.row() + corner.down;
                int col = square.col() + corner.right;
                if (board.isLand(row, col) && !seen[row * WIDTH + col]) {
                    Island island = from(board, row * WIDTH + col, seen);
                    if (island != null) {
                        islands.add(island);
                    }
                }
            }
        }
        return List.copyOf(islands);
    }

    /** Walks the whole region, so that it is looked at once only; null when it is no complete island. */
    private static @Nullable Island from(Board board, int start, boolean[] seen) {
        boolean complete = true;
        TreeSet<Square> tiles = new TreeSet<>();
        ArrayDeque<Integer> open = new ArrayDeque<>(List.of(start));
        seen[start] = true;
        while (!open.isEmpty()) {
            int vertex = open.remove();
            int row = vertex / WIDTH;
            int col = vertex % WIDTH;
            complete &= collectTiles(board, row, col, tiles);
            for (Side side : Side.all()) {
                int next = vertex + side.down * WIDTH + side.right;
                if (isLand(board, row + side.down, col + side.right) && !seen[next]) {
                    seen[next] = true;
                    open.add(next);
                }
            }
        }
        return complete && tiles.size() >= IslandPoints.leastTiles() ? new Island(List.copyOf(tiles)) : null;
    }

    /** Adds the tiles around a corner; false when an empty square is among them. */
    private static boolean collectTiles(Board board, int row, int col, TreeSet<Square> tiles) {
        boolean closed = true;
        for (Corner corner : Corner.all()) {
            int squareRow = row - corner.down;
            int squareCol = col - corner.right;
            if (Grid.holds(squareRow, squareCol)) {
                int owner = board.ownerAt(squareRow, squareCol);
                if (owner < 0) {
                    closed = false;
                } else {
                    tiles.add(board.pieces[owner].anchor());
                }
            }
        }
        return closed;
    }

    private static boolean isLand(Board board, int row, int col) {
        return row >= 0 && row <= Grid.ROWS && col >= 0 && col <= Grid.COLUMNS && board.isLand(row, col);
    }
}
