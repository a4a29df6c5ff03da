package baffin.expedition.geometry;

/**
 * A quarter of a square: the part around one of its corners, whose terrain it has (EX-2.1).
 *
 * @param row row of the square
 * @param col column of the square
 * @param corner which corner
 */
public record Quadrant(int row, int col, Corner corner) implements Comparable<Quadrant> {

    /** The square it belongs to. */
    public Square square() {
        return new Square(row, col);
    }

    @Override
    public int compareTo(Quadrant other) {
        int bySquare = square().compareTo(other.square());
        return bySquare != 0 ? bySquare : corner.compareTo(other.corner);
    }

    @Override
    public String toString() {
        return "(" + row + "," + col + "," + corner + ")";
    }
}
