package baffin.northwind.data;

import java.util.ArrayList;
import java.util.List;

/**
 * Pieces of each commodity.
 *
 * @param grain pieces of grain, 0 or more, and so on
 */
public record Goods(int grain, int fish, int salt, int lumber, int wine) {

    /** Nothing. */
    public static final Goods NONE = new Goods(0, 0, 0, 0, 0);

    public Goods {
        if (grain < 0 || fish < 0 || salt < 0 || lumber < 0 || wine < 0) {
            throw new IllegalArgumentException("below 0: " + List.of(grain, fish, salt, lumber, wine));
        }
    }

    /** The given pieces. */
    public static Goods of(List<Commodity> pieces) {
        return NONE.plus(pieces);
    }

    /** Pieces of a kind. */
    public int of(Commodity commodity) {
        return switch (commodity) {
            case GRAIN -> grain;
            case FISH -> fish;
            case SALT -> salt;
            case LUMBER -> lumber;
            case WINE -> wine;
        };
    }

    /** Pieces of all kinds. */
    public int total() {
        return grain + fish + salt + lumber + wine;
    }

    /** True when there are at least as many of each kind as in the other. */
    public boolean covers(Goods other) {
        return grain >= other.grain
                && fish >= other.fish
                && salt >= other.salt
                && lumber >= other.lumber
                && wine >= other.wine;
    }

    /** With more pieces. */
    public Goods plus(List<Commodity> pieces) {
        return changed(pieces, 1);
    }

    /** Without pieces, which must be there. */
    public Goods minus(List<Commodity> pieces) {
        return changed(pieces, -1);
    }

    /** Every piece, kind by kind. */
    public List<Commodity> pieces() {
        List<Commodity> pieces = new ArrayList<>(total());
        for (Commodity commodity : Commodity.values()) {
            for (int piece = 0; piece < of(commodity); piece++) {
                pieces.add(commodity);
            }
        }
        return pieces;
    }

    private Goods changed(List<Commodity> pieces, int by) {
        int[] count = {grain, fish, salt, lumber, wine};
        pieces.forEach(piece -> count[piece.ordinal()] += by);
        return new Goods(count[0], count[1], count[2], count[3], count[4]);
    }
}
