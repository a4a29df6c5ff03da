package baffin.northwind.data;

import baffin.game.data.DataFile;
import java.util.List;

/** What a seat begins with, and the most it may have (NW-2.2). */
public final class ShipParts {

    private static final List<Part> ALL = load();

    private ShipParts() {}

    /** What is counted on a ship. */
    public enum Name {
        /** Gold pieces. */
        GOLD,
        /** Commercial letters. */
        LETTERS,
        /** Tiles that a voyage may reveal. */
        SAIL,
        /** Mounted cannons. */
        CANNONS,
        /** Crew members aboard. */
        CREW,
        /** Pieces of all commodities. */
        HOLD,
        /** Pieces of one commodity. */
        KIND,
        /** Captured captains. */
        BRIG
    }

    /**
     * One count.
     *
     * @param part what is counted
     * @param start how many at the start
     * @param most how many at most
     * @param source source mark
     */
    public record Part(Name part, int start, int most, String source) {}

    /** All counts in the order of {@link Name}. */
    public static List<Part> all() {
        return ALL;
    }

    /** How many a seat begins with. */
    public static int start(Name name) {
        return ALL.get(name.ordinal()).start();
    }

    /** How many a seat may have. */
    public static int most(Name name) {
        return ALL.get(name.ordinal()).most();
    }

    private static List<Part> load() {
        List<Part> all = DataFile.read(
                "north-wind/ship",
                List.of("part", "start", "most"),
                row -> new Part(
                        row.oneOf(Name.class, "part"),
                        row.number("start", 0, 99),
                        row.number("most", 1, 999_999),
                        row.source()));
        if (!all.stream().map(Part::part).toList().equals(List.of(Name.values()))) {
            throw new IllegalStateException("ship.tsv must hold every part once, in order");
        }
        return all;
    }
}
