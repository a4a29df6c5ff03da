package baffin.bot.navigator.expedition;

import org.jspecify.annotations.Nullable;

/**
 * A tile as it lies.
 *
 * @param rows rows of squares, 1 or 2
 * @param cols columns of squares, 1 or 2
 * @param land corners that are land, one mask a row of corners, bit 0 the westmost
 * @param symbol what it shows, or null
 * @param symbolCell 0 when the symbol is on the north-west square, else 1
 */
record TileShape(int rows, int cols, int[] land, @Nullable String symbol, int symbolCell) {

    boolean isLand(int row, int col) {
        return (land[row] >> col & 1) != 0;
    }

    /** Turned by 90 degrees clockwise. */
    TileShape turned() {
        int[] turned = new int[cols + 1];
        for (int row = 0; row <= cols; row++) {
            for (int col = 0; col <= rows; col++) {
                turned[row] |= (land[rows - col] >> row & 1) << col;
            }
        }
        return new TileShape(
                /* rows= */ cols, /* cols= */ rows, turned, symbol, rows == 2 ? 1 - symbolCell : symbolCell);
    }

    /** Its mirror image over the long axis, of a lying tile. */
    TileShape flipped() {
        return new TileShape(rows, cols, new int[] {land[1], land[0]}, symbol, symbolCell);
    }
}
