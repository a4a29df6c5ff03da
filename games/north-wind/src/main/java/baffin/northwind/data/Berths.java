package baffin.northwind.data;

import baffin.game.data.DataFile;
import java.util.List;

/** The berths of a ship and what they are good for (NW-2.2). */
public final class Berths {

    private static final List<Power> ALL = load();

    private Berths() {}

    /** Where a berth is. */
    public enum Place {
        /** At the stern. */
        CABIN,
        /** On the mast. */
        CROWS_NEST
    }

    /**
     * One berth.
     *
     * @param berth its name
     * @param place where it is
     * @param power what a crew member does there
     * @param ruleId the rule that says so
     * @param source source mark
     */
    public record Power(Berth berth, Place place, String power, String ruleId, String source) {}

    /** All berths in the order of {@link Berth}. */
    public static List<Power> all() {
        return ALL;
    }

    private static List<Power> load() {
        List<Power> all = DataFile.read(
                "north-wind/berths",
                List.of("berth", "place", "power", "rule"),
                row -> new Power(
                        row.oneOf(Berth.class, "berth"),
                        row.oneOf(Place.class, "place"),
                        row.text("power"),
                        row.text("rule"),
                        row.source()));
        if (!all.stream().map(Power::berth).toList().equals(List.of(Berth.values()))) {
            throw new IllegalStateException("berths.tsv must hold every berth once, in order");
        }
        return all;
    }
}
