package baffin.northwind.state;

import baffin.northwind.data.Tile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Multisets of tiles, as lists. */
public final class Tiles {

    private Tiles() {}

    /** The same tiles in their order. */
    public static List<Tile> sorted(List<Tile> tiles) {
        return tiles.stream().sorted().toList();
    }

    /** What is left when the other tiles, as far as they are there, have been taken away. */
    public static List<Tile> minus(List<Tile> tiles, List<Tile> others) {
        List<Tile> rest = new ArrayList<>(tiles);
        others.forEach(rest::remove);
        return rest;
    }

    /**
     * The smallest multiset that holds both: what is known when each of them was seen at another time.
     *
     * @param one sorted, as the result is
     */
    public static List<Tile> union(List<Tile> one, List<Tile> other) {
        List<Tile> more = minus(other, one);
        if (more.isEmpty()) {
            return one;
        }
        List<Tile> all = new ArrayList<>(one);
        all.addAll(more);
        Collections.sort(all);
        return List.copyOf(all);
    }
}
