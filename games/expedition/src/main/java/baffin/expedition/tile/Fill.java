package baffin.expedition.tile;

import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Square;

/**
 * A hole and the small tile that fills it (EX-7.9).
 *
 * @param square the hole
 * @param design the pile the tile is taken from, 0 to 5
 * @param joker true when it lies with its joker side up
 * @param orientation how it lies; {@code FRONT_0} for a joker
 */
public record Fill(Square square, int design, boolean joker, Orientation orientation) {

    public Piece piece() {
        return new Piece(joker ? Piece.Kind.JOKER : Piece.Kind.SMALL, design, square, orientation, false);
    }
}
