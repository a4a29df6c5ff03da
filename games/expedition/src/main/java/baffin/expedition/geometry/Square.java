package baffin.expedition.geometry;

/**
 * A square of the grid, or a place beside it that a bad command names.
 *
 * @param row 0 to 7 from the north
 * @param col 0 to 11 from the west
 */
public record Square(int row, int col) implements Comparable<Square> {

    private static final Square[] ALL = all();

    public static Square of(int row, int col) {
        return ALL[Grid.index(row, col)];
    }

    public static Square of(int index) {
        return ALL[index];
    }

    /** True when it lies on the grid. */
    public boolean onGrid() {
        return Grid.holds(row, col);
    }

    public int index() {
        return Grid.index(row, col);
    }

    /** Row and column as commands write them. */
    public String text() {
        return row + "," + col;
    }

    @Override
    public int compareTo(Square other) {
        return row != other.row ? Integer.compare(row, other.row) : Integer.compare(col, other.col);
    }

    @Override
    public String toString() {
        return "(" + text() + ")";
    }

    private static Square[] all() {
        Square[] squares = new Square[Grid.SQUARES];
        for (int index = 0; index < squares.length; index++) {
            squares[index] = new Square(index / Grid.COLUMNS, index % Grid.COLUMNS);
        }
        return squares;
    }
}
