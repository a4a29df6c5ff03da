package baffin.northwind.data;

import baffin.game.data.DataFile;
import baffin.game.data.Row;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The 24 sea tiles (NW-1.2). */
public final class SeaTiles {

    /** Stacks of the table, one for each destination. */
    public static final int STACKS = Port.values().length;

    /** Tiles of a stack. */
    public static final int STACK = 8;

    private static final List<SeaTile> ALL = load();
    private static final Map<Tile, Integer> INDEX = index();

    private SeaTiles() {}

    /**
     * One face.
     *
     * @param tile its name
     * @param kind what it shows
     * @param port the destination, or null
     * @param commodity what a commercial harbour trades, or null
     * @param buy gold a piece costs, 0 where nothing is bought
     * @param sell gold a piece brings, 0 where nothing is sold
     * @param gold gold that it gives at once
     * @param copies tiles with this face
     * @param source source mark
     */
    public record SeaTile(
            Tile tile,
            Tile.Kind kind,
            @Nullable Port port,
            @Nullable Commodity commodity,
            int buy,
            int sell,
            int gold,
            int copies,
            String source) {}

    /** All faces. */
    public static List<SeaTile> all() {
        return ALL;
    }

    /** The data of a tile. */
    public static SeaTile of(Tile tile) {
        return ALL.get(index(tile));
    }

    /** All tiles that are no destination, face by face. */
    public static List<Tile> open() {
        List<Tile> tiles = new ArrayList<>();
        for (SeaTile face : ALL) {
            if (face.kind() != Tile.Kind.DESTINATION) {
                tiles.addAll(Collections.nCopies(face.copies(), face.tile()));
            }
        }
        return tiles;
    }

    static int index(Tile tile) {
        Integer index = INDEX.get(tile);
        if (index == null) {
            throw new IllegalArgumentException("no tile is called " + tile.code());
        }
        return index;
    }

    private static Map<Tile, Integer> index() {
        Map<Tile, Integer> index = new HashMap<>();
        ALL.forEach(face -> index.put(face.tile(), index.size()));
        return index;
    }

    private static List<SeaTile> load() {
        List<SeaTile> all = DataFile.read(
                "north-wind/tiles",
                List.of("tile", "kind", "port", "commodity", "buy", "sell", "gold", "copies"),
                SeaTiles::face);
        int tiles = all.stream().mapToInt(SeaTile::copies).sum();
        boolean ports = all.stream().limit(STACKS).map(SeaTile::port).toList().equals(List.of(Port.values()));
        if (tiles != STACKS * STACK || !ports) {
            throw new IllegalStateException("tiles.tsv must hold 24 tiles, the destinations first");
        }
        return all;
    }

    private static SeaTile face(Row row) {
        Tile.Kind kind = row.oneOf(Tile.Kind.class, "kind");
        row.check(row.has("port") == (kind == Tile.Kind.DESTINATION), "a destination has a port, no other tile has");
        row.check(
                row.has("commodity") == (kind == Tile.Kind.COMMERCIAL),
                "a commercial harbour has a commodity, no other tile has");
        return new SeaTile(
                new Tile(row.text("tile")),
                kind,
                row.has("port") ? row.oneOf(Port.class, "port") : null,
                row.has("commodity") ? row.oneOf(Commodity.class, "commodity") : null,
                row.number("buy", 0, 9),
                row.number("sell", 0, 9),
                row.number("gold", 0, 9),
                row.number("copies", 1, 24),
                row.source());
    }
}
