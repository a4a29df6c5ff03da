package baffin.bot.navigator.expedition;

import java.util.BitSet;

/** What a placement completes (EX-7.10, EX-7.11). */
final class Islands {

    private static final int WIDTH = Chart.COLUMNS + 1;
    private static final int CORNERS = (Chart.ROWS + 1) * WIDTH;
    private static final int POINTS_MAX = 7;

    private final Chart chart;
    private final BitSet seen = new BitSet(CORNERS);
    private int islands;
    private int points;

    private Islands(Chart chart) {
        this.chart = chart;
    }

    /**
     * Completed islands.
     *
     * @param islands how many
     * @param points what they pay together
     */
    record Gain(int islands, int points) {}

    /** What the tile that was just placed, with its fills, completes. */
    static Gain of(Chart after, TileShape shape, int row, int col) {
        Islands found = new Islands(after);
        for (int r = row - 1; r <= row + shape.rows() + 1; r++) {
            for (int c = col - 1; c <= col + shape.cols() + 1; c++) {
                if (r >= 0 && r <= Chart.ROWS && c >= 0 && c <= Chart.COLUMNS && touches(shape, r - row, c - col)) {
                    found.look(r, c);
                }
            }
        }
        return new Gain(found.islands, found.points);
    }

    private static boolean touches(TileShape shape, int row, int col) {
        return row >= 0 && row <= shape.rows() && col >= 0 && col <= shape.cols();
    }

    private void look(int row, int col) {
        if (!chart.isLand(row, col) || seen.get(row * WIDTH + col)) {
            return;
        }
        int[] stack = new int[CORNERS];
        int top = 0;
        stack[top++] = row * WIDTH + col;
        seen.set(row * WIDTH + col);
        BitSet tiles = new BitSet();
        boolean closed = true;
        while (top > 0) {
            int corner = stack[--top];
            int r = corner / WIDTH;
            int c = corner % WIDTH;
            closed &= collect(r, c, tiles);
            top = push(r - 1, c, stack, top);
            top = push(r + 1, c, stack, top);
            top = push(r, c - 1, stack, top);
            top = push(r, c + 1, stack, top);
        }
        if (closed && tiles.cardinality() >= 2) {
            islands++;
            points += Math.min(POINTS_MAX, tiles.cardinality() - 1);
        }
    }

    private int push(int row, int col, int[] stack, int top) {
        if (row < 0 || row > Chart.ROWS || col < 0 || col > Chart.COLUMNS || !chart.isLand(row, col)) {
            return top;
        }
        int corner = row * WIDTH + col;
        if (seen.get(corner)) {
            return top;
        }
        seen.set(corner);
        stack[top] = corner;
        return top + 1;
    }

    private boolean collect(int row, int col, BitSet tiles) {
        boolean closed = true;
        for (int r = row - 1; r <= row; r++) {
            for (int c = col - 1; c <= col; c++) {
                if (Chart.holds(r, c)) {
                    int owner = chart.owner(r * Chart.COLUMNS + c);
                    closed &= owner != Chart.EMPTY;
                    if (owner != Chart.EMPTY) {
                        tiles.set(owner);
                    }
                }
            }
        }
        return closed;
    }
}
