package baffin.expedition.data;

import baffin.game.data.DataFile;
import baffin.game.data.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The tiles printed on the board (EX-3.3). */
public final class Preprinted {

    private static final List<PreprintedTile> ALL = DataFile.read(
            "expedition/preprinted",
            List.of("id", "row", "column", "north", "south", "symbol", "square"),
            Preprinted::tile);

    private Preprinted() {}

    /**
     * One tile of the board.
     *
     * @param id number from 0
     * @param row row of its west square, 0 to 7
     * @param column column of its west square, 0 to 11
     * @param squares 1 or 2, side by side
     * @param north north corners as bits, west highest, 1 = land
     * @param south south corners likewise
     * @param symbol its symbol, or null
     * @param source source mark
     */
    public record PreprintedTile(
            int id,
            int row,
            int column,
            int squares,
            int north,
            int south,
            @Nullable Token symbol,
            String source) {}

    /** All of them in order. */
    public static List<PreprintedTile> all() {
        return ALL;
    }

    private static PreprintedTile tile(Row row) {
        int squares = row.text("north").length() - 1;
        return new PreprintedTile(
                row.number("id", 0, 9),
                row.number("row", 0, 7),
                row.number("column", 0, 11),
                squares,
                Corners.of(row, "north", 2, 3),
                Corners.of(row, "south", squares + 1, squares + 1),
                row.has("symbol") ? row.oneOf(Token.class, "symbol") : null,
                row.source());
    }
}
