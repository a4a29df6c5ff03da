package baffin.expedition.data;

import baffin.game.data.DataFile;
import baffin.game.data.Row;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The 64 large tiles (EX-1.2, EX-2.2, EX-2.4). */
public final class LargeTiles {

    /** How many there are; codes run from 0. */
    public static final int COUNT = 64;

    private static final List<LargeTile> ALL = load();

    private LargeTiles() {}

    /**
     * One large tile, lying.
     *
     * @param code 0 to 63: corners as bits, 1 = land, order NW N NE SW S SE, NW highest
     * @param symbol its symbol, or null when it is blank
     * @param symbolSquare 0 when the symbol is on the west square of the lying tile, 1 on the east one; 0 when blank
     * @param source source mark
     */
    public record LargeTile(int code, @Nullable Token symbol, int symbolSquare, String source) {}

    /** All tiles by code. */
    public static List<LargeTile> all() {
        return ALL;
    }

    /** The tile of a code, 0 to 63. */
    public static LargeTile of(int code) {
        return ALL.get(code);
    }

    private static List<LargeTile> load() {
        List<LargeTile> tiles = DataFile.read(
                "expedition/large-tiles", List.of("code", "north", "south", "symbol", "square"), LargeTiles::tile);
        Set<Integer> codes = new HashSet<>();
        tiles.forEach(tile -> codes.add(tile.code()));
        if (tiles.size() != COUNT || codes.size() != COUNT) {
            throw new IllegalStateException("large-tiles.tsv must hold each of the 64 codes once");
        }
        return tiles.stream().sorted((a, b) -> a.code() - b.code()).toList();
    }

    private static LargeTile tile(Row row) {
        int code = row.number("code", 0, COUNT - 1);
        int corners = Corners.of(row, "north", 3, 3) << 3 | Corners.of(row, "south", 3, 3);
        row.check(corners == code, "corners make code " + corners + ", not " + code);
        if (!row.has("symbol")) {
            return new LargeTile(code, null, 0, row.source());
        }
        int square = row.text("square").equals("RIGHT") ? 1 : 0;
        row.check(square == 1 || row.text("square").equals("LEFT"), "square must be LEFT or RIGHT");
        return new LargeTile(code, row.oneOf(Token.class, "symbol"), square, row.source());
    }
}
