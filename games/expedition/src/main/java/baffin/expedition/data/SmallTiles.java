package baffin.expedition.data;

import baffin.game.data.DataFile;
import java.util.List;

/** The six designs of small tiles (EX-1.2, EX-2.3). */
public final class SmallTiles {

    /** How many designs there are; they are numbered from 0. */
    public static final int DESIGNS = 6;

    private static final List<SmallTile> ALL = load();

    private SmallTiles() {}

    /**
     * One design.
     *
     * @param design 0 to 5
     * @param corners corners of the unturned tile as bits, 1 = land, order NW NE SW SE, NW highest
     * @param copies how many tiles of it there are
     * @param source source mark
     */
    public record SmallTile(int design, int corners, int copies, String source) {}

    /** All designs in order. */
    public static List<SmallTile> all() {
        return ALL;
    }

    /** The design of a number, 0 to 5. */
    public static SmallTile of(int design) {
        return ALL.get(design);
    }

    /** Copies by design: the piles of a new match. */
    public static List<Integer> copies() {
        return ALL.stream().map(SmallTile::copies).toList();
    }

    private static List<SmallTile> load() {
        List<SmallTile> tiles = DataFile.read(
                "expedition/small-tiles",
                List.of("design", "north", "south", "copies"),
                row -> new SmallTile(
                        row.number("design", 0, DESIGNS - 1),
                        Corners.of(row, "north", 2, 2) << 2 | Corners.of(row, "south", 2, 2),
                        row.number("copies", 1, 32),
                        row.source()));
        for (int design = 0; design < tiles.size(); design++) {
            if (tiles.size() != DESIGNS || tiles.get(design).design() != design) {
                throw new IllegalStateException("small-tiles.tsv must hold the designs 0 to 5 in order");
            }
        }
        return tiles;
    }
}
