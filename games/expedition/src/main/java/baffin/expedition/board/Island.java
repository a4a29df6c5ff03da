package baffin.expedition.board;

import baffin.expedition.data.IslandPoints;
import baffin.expedition.geometry.Square;
import java.util.List;

/**
 * A complete island (EX-7.10).
 *
 * @param tiles anchors of the tiles that show a part of it, by row and column; 2 or more
 * @param points what it pays (EX-7.11)
 */
public record Island(List<Square> tiles, int points) {

    public Island {
        tiles = List.copyOf(tiles);
    }

    Island(List<Square> tiles) {
        this(tiles, IslandPoints.of(tiles.size()));
    }
}
