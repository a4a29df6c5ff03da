package baffin.northwind.data;

import baffin.game.data.DataFile;
import java.util.List;

/** What lies beside the board besides commodities (NW-1.1). */
public final class Pieces {

    private static final List<Count> ALL = load();

    private Pieces() {}

    /** What is counted. */
    public enum Item {
        /** Pirate captains. */
        CAPTAINS,
        /** Crew members. */
        CREW,
        /** Commercial letters. */
        LETTERS
    }

    /**
     * One count.
     *
     * @param item what is counted
     * @param pieces how many there are
     * @param source source mark
     */
    public record Count(Item item, int pieces, String source) {}

    /** All counts in the order of {@link Item}. */
    public static List<Count> all() {
        return ALL;
    }

    /** How many there are. */
    public static int of(Item item) {
        return ALL.get(item.ordinal()).pieces();
    }

    private static List<Count> load() {
        List<Count> all = DataFile.read(
                "north-wind/supply",
                List.of("item", "pieces"),
                row -> new Count(row.oneOf(Item.class, "item"), row.number("pieces", 1, 99), row.source()));
        if (!all.stream().map(Count::item).toList().equals(List.of(Item.values()))) {
            throw new IllegalStateException("supply.tsv must hold every item once, in order");
        }
        return all;
    }
}
