package baffin.game.picture;

/**
 * Where the cells of a map are: the middle of a cell is {@code origin + row * rowStep + column * columnStep}, and
 * {@code oddRow} further in rows with an odd number. All in units of the view box.
 *
 * @param cell {@code square} or {@code hex}
 * @param size side of a square; from the middle of a hex to its corners
 * @param origin middle of row 0, column 0, whether there is such a cell or not
 * @param rowStep from a row to the next one
 * @param columnStep from a column to the next one
 * @param oddRow shift of odd rows
 */
public record Grid(String cell, double size, Point origin, Point rowStep, Point columnStep, Point oddRow) {

    /**
     * A point, or the way to one.
     *
     * @param x to the right
     * @param y down
     */
    public record Point(double x, double y) {

        @Override
        public String toString() {
            return Svg.exact(x) + " " + Svg.exact(y);
        }
    }

    /** A single cell, by its middle. */
    public static Grid cell(String cell, double size, double x, double y) {
        Point none = new Point(0, 0);
        return new Grid(cell, size, new Point(x, y), none, none, none);
    }

    /** The middle of a cell. */
    public Point middle(int row, int column) {
        int odd = Math.floorMod(row, 2);
        return new Point(
                origin.x + row * rowStep.x + column * columnStep.x + odd * oddRow.x,
                origin.y + row * rowStep.y + column * columnStep.y + odd * oddRow.y);
    }
}
