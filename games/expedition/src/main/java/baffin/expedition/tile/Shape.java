package baffin.expedition.tile;

import baffin.expedition.data.Token;
import baffin.expedition.geometry.Orientation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A tile as it lies: which squares it covers from its anchor, the terrain of its corners, and where its symbol is. */
public final class Shape {

    public final Orientation orientation;
    public final int rows;
    public final int cols;
    /** Land corners, one mask a row of corners, bit 0 the westmost. */
    public final int[] land;
    /** The symbol, or null. */
    final @Nullable Token symbol;
    /** 0 when the symbol is on the anchor square, 1 when it is on the other one. */
    final int symbolCell;

    Shape(Orientation orientation, int rows, int cols, int[] land, @Nullable Token symbol, int symbolCell) {
        this.orientation = orientation;
        this.rows = rows;
        this.cols = cols;
        this.land = land;
        this.symbol = symbol;
        this.symbolCell = symbolCell;
    }

    /** Squares covered, as a mask of one row; the same in each row. */
    public int cells() {
        return (1 << cols) - 1;
    }

    /** Corners covered, as a mask of one row of corners. */
    public int corners() {
        return (1 << cols + 1) - 1;
    }

    public int squares() {
        return rows * cols;
    }

    /** The same tile turned by 90 degrees clockwise. */
    Shape turned(Orientation to) {
        int[] turned = new int[cols + 1];
        for (int row = 0; row <= cols; row++) {
            for (int col = 0; col <= rows; col++) {
                turned[row] |= (land[rows - col] >> row & 1) << col;
            }
        }
        // Lying to standing keeps the west square first; standing to lying puts the south square first.
        int cell = rows == 2 ? 1 - symbolCell : symbolCell;
        return new Shape(to, /* rows= */ cols, /* cols= */ rows, turned, symbol, cell);
    }

    /** The other face of a lying tile: its mirror image over the long axis. */
    Shape flipped(Orientation to) {
        return new Shape(to, rows, cols, new int[] {land[1], land[0]}, symbol, symbolCell);
    }

    /** True when nobody could tell the two apart on the board. */
    public boolean looksLike(Shape other) {
        return rows == other.rows
                && cols == other.cols
                && Arrays.equals(land, other.land)
                && (symbol == null || symbolCell == other.symbolCell);
    }
}
