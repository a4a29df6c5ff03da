package baffin.expedition.tile;

import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Square;

/**
 * A tile and where and how it is to lie.
 *
 * @param tile which tile
 * @param square its anchor: the square furthest to the north and west that it covers
 * @param orientation how it lies
 */
public record Placement(Tile tile, Square square, Orientation orientation) {

    public Piece piece() {
        Piece.Kind kind = tile.isLarge() ? Piece.Kind.LARGE : Piece.Kind.SMALL;
        return new Piece(kind, tile.code(), square, orientation, false);
    }
}
