package baffin.expedition.geometry;

/** Sizes of the grid (EX-3.1) and the numbering of its squares: row by row, from the north-west. */
public final class Grid {

    /** Rows of squares. */
    public static final int ROWS = 8;

    /** Columns of squares. */
    public static final int COLUMNS = 12;

    /** Number of squares. */
    public static final int SQUARES = ROWS * COLUMNS;

    private Grid() {}

    /** True when the grid has such a square. */
    public static boolean holds(int row, int col) {
        return row >= 0 && row < ROWS && col >= 0 && col < COLUMNS;
    }

    public static int index(int row, int col) {
        return row * COLUMNS + col;
    }
}
