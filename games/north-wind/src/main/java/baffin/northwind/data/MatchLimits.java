package baffin.northwind.data;

import baffin.game.data.DataFile;
import java.util.List;

/** How long a match may last (NW-6.5). */
public final class MatchLimits {

    private static final List<Limit> ALL = load();

    private MatchLimits() {}

    /** What is limited. */
    public enum Name {
        /** Voyages of each seat. */
        VOYAGES
    }

    /**
     * One limit.
     *
     * @param limit what is limited
     * @param value the limit
     * @param source source mark
     */
    public record Limit(Name limit, int value, String source) {}

    /** All limits in the order of {@link Name}. */
    public static List<Limit> all() {
        return ALL;
    }

    /** Voyages of a seat after which a match ends that nobody has won. */
    public static int voyages() {
        return ALL.get(Name.VOYAGES.ordinal()).value();
    }

    private static List<Limit> load() {
        List<Limit> all = DataFile.read(
                "north-wind/limits",
                List.of("limit", "value"),
                row -> new Limit(row.oneOf(Name.class, "limit"), row.number("value", 1, 9999), row.source()));
        if (!all.stream().map(Limit::limit).toList().equals(List.of(Name.values()))) {
            throw new IllegalStateException("limits.tsv must hold every limit once, in order");
        }
        return all;
    }
}
