package baffin.expedition.tile;

import baffin.expedition.data.LargeTiles;
import baffin.expedition.data.LargeTiles.LargeTile;
import baffin.expedition.data.Preprinted;
import baffin.expedition.data.Preprinted.PreprintedTile;
import baffin.expedition.data.SmallTiles;
import baffin.expedition.geometry.Orientation;
import java.util.ArrayList;
import java.util.List;

/** All shapes of all tiles, worked out once. */
public final class Shapes {

    private static final Shape[][] LARGE = new Shape[LargeTiles.COUNT][];
    private static final Shape[][] SMALL = new Shape[SmallTiles.DESIGNS][];
    private static final Shape[][] DISTINCT_LARGE = new Shape[LargeTiles.COUNT][];
    private static final Shape[][] DISTINCT_SMALL = new Shape[SmallTiles.DESIGNS][];
    private static final Shape[] PREPRINTED = new Shape[Preprinted.all().size()];
    /** A joker takes its terrain from around it. */
    static final Shape JOKER = new Shape(Orientation.FRONT_0, 1, 1, new int[2], null, 0);

    static {
        LargeTiles.all().forEach(tile -> LARGE[tile.code()] = large(tile));
        SmallTiles.all().forEach(tile -> SMALL[tile.design()] = turns(small(tile.corners())));
        Preprinted.all().forEach(tile -> PREPRINTED[tile.id()] = preprinted(tile));
        for (int code = 0; code < LARGE.length; code++) {
            DISTINCT_LARGE[code] = distinct(LARGE[code]);
        }
        for (int design = 0; design < SMALL.length; design++) {
            DISTINCT_SMALL[design] = distinct(SMALL[design]);
        }
    }

    private Shapes() {}

    /** Every shape of a tile by orientation, alike ones too: 8 of a large tile, 4 of a small one. */
    public static Shape[] all(Tile tile) {
        return tile.isLarge() ? LARGE[tile.code()] : SMALL[tile.code()];
    }

    /** The shapes of a tile that look different, each with its first orientation. */
    public static Shape[] distinct(Tile tile) {
        return tile.isLarge() ? DISTINCT_LARGE[tile.code()] : DISTINCT_SMALL[tile.code()];
    }

    static Shape large(int code, Orientation orientation) {
        return LARGE[code][orientation.ordinal()];
    }

    static Shape small(int design, Orientation orientation) {
        return SMALL[design][orientation.ordinal()];
    }

    static Shape preprinted(int id) {
        return PREPRINTED[id];
    }

    private static Shape[] large(LargeTile tile) {
        int north = mirrored(tile.code() >> 3);
        int south = mirrored(tile.code() & 7);
        Shape front =
                new Shape(Orientation.FRONT_0, 1, 2, new int[] {north, south}, tile.symbol(), tile.symbolSquare());
        Shape[] fronts = turns(front);
        Shape[] backs = turns(front.flipped(Orientation.BACK_0));
        return new Shape[] {fronts[0], fronts[1], fronts[2], fronts[3], backs[0], backs[1], backs[2], backs[3]};
    }

    private static Shape small(int corners) {
        int[] land = {corners >> 3 | corners >> 1 & 2, corners >> 1 & 1 | corners << 1 & 2};
        return new Shape(Orientation.FRONT_0, 1, 1, land, null, 0);
    }

    private static Shape preprinted(PreprintedTile tile) {
        int spare = 3 - (tile.squares() + 1);
        int[] land = {mirrored(tile.north() << spare), mirrored(tile.south() << spare)};
        return new Shape(Orientation.FRONT_0, 1, tile.squares(), land, tile.symbol(), 0);
    }

    /** Data files write the westmost corner as the highest of three bits, masks have it lowest. */
    private static int mirrored(int bits) {
        return bits >> 2 & 1 | bits & 2 | bits << 2 & 4;
    }

    private static Shape[] turns(Shape upright) {
        Shape[] result = {upright, upright, upright, upright};
        for (int turn = 1; turn < 4; turn++) {
            result[turn] = result[turn - 1].turned(Orientation.of(upright.orientation.ordinal() + turn));
        }
        return result;
    }

    private static Shape[] distinct(Shape[] shapes) {
        List<Shape> kept = new ArrayList<>();
        for (Shape shape : shapes) {
            if (kept.stream().noneMatch(shape::looksLike)) {
                kept.add(shape);
            }
        }
        return kept.toArray(Shape[]::new);
    }
}
