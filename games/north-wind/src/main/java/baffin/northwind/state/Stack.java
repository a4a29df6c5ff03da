package baffin.northwind.state;

import baffin.northwind.data.Port;
import baffin.northwind.data.Tile;
import java.util.List;

/**
 * A stack of sea tiles; its order is drawn when a tile leaves it.
 *
 * @param port the destination in it, which is public (NW-2.1)
 * @param tiles all of its tiles, sorted: hidden
 * @param seen tiles that are certainly in it as everyone knows, sorted (NW-7.1)
 */
public record Stack(Port port, List<Tile> tiles, List<Tile> seen) {

    public Stack {
        tiles = List.copyOf(tiles);
        seen = List.copyOf(seen);
    }

    public static Stack undealt(Port port) {
        return new Stack(port, List.of(), List.of(Tile.of(port)));
    }

    public Stack dealt(List<Tile> all) {
        return new Stack(port, all, seen);
    }

    public Stack shown(List<Tile> revealed) {
        return new Stack(port, tiles, Tiles.union(seen, revealed));
    }
}
