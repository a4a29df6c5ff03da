package baffin.expedition.data;

import baffin.game.data.DataFile;
import java.util.List;

/** Points of islands by size (EX-7.10, EX-7.11). */
public final class IslandPoints {

    private static final List<IslandPoint> ALL = DataFile.read(
            "expedition/island-points",
            List.of("tiles", "points"),
            row -> new IslandPoint(row.number("tiles", 2, 99), row.number("points", 0, 99), row.source()));

    private IslandPoints() {}

    /**
     * One size.
     *
     * @param tiles tiles of the island, 2 or more
     * @param points what it pays
     * @param source source mark
     */
    public record IslandPoint(int tiles, int points, String source) {}

    /** All sizes; the last one stands for all larger islands too. */
    public static List<IslandPoint> all() {
        return ALL;
    }

    /** The fewest tiles an island has. */
    public static int leastTiles() {
        return ALL.getFirst().tiles();
    }

    /** Points of an island of so many tiles; 0 when it is too small to count. */
    public static int of(int tiles) {
        int points = 0;
        for (IslandPoint size : ALL) {
            if (tiles >= size.tiles()) {
                points = size.points();
            }
        }
        return points;
    }
}
