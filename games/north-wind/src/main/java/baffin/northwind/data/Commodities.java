package baffin.northwind.data;

import baffin.game.data.DataFile;
import java.util.List;

/** How many pieces of each commodity there are (NW-1.1). */
public final class Commodities {

    private static final List<Pieces> ALL = load();

    private Commodities() {}

    /**
     * One kind.
     *
     * @param commodity which
     * @param pieces how many there are
     * @param source source mark
     */
    public record Pieces(Commodity commodity, int pieces, String source) {}

    /** All kinds in the order of {@link Commodity}. */
    public static List<Pieces> all() {
        return ALL;
    }

    /** Every piece there is. */
    public static Goods everything() {
        return new Goods(count(0), count(1), count(2), count(3), count(4));
    }

    private static int count(int kind) {
        return ALL.get(kind).pieces();
    }

    private static List<Pieces> load() {
        List<Pieces> all = DataFile.read(
                "north-wind/commodities",
                List.of("commodity", "pieces"),
                row -> new Pieces(row.oneOf(Commodity.class, "commodity"), row.number("pieces", 1, 99), row.source()));
        if (!all.stream().map(Pieces::commodity).toList().equals(List.of(Commodity.values()))) {
            throw new IllegalStateException("commodities.tsv must hold every commodity once, in order");
        }
        return all;
    }
}
