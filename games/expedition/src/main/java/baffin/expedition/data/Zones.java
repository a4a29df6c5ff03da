package baffin.expedition.data;

import baffin.game.data.DataFile;
import java.util.List;

/** Factors of the zones by column (EX-3.1). */
public final class Zones {

    private static final List<Zone> ALL = load();

    private Zones() {}

    /**
     * One zone.
     *
     * @param first its first column from the west
     * @param last its last column
     * @param factor what multiplies the points of a token, 1 to 3
     * @param source source mark
     */
    public record Zone(int first, int last, int factor, String source) {}

    /** All zones from west to east. */
    public static List<Zone> all() {
        return ALL;
    }

    /** The factor of a column, 0 to 11. */
    public static int factor(int column) {
        for (Zone zone : ALL) {
            if (column >= zone.first() && column <= zone.last()) {
                return zone.factor();
            }
        }
        throw new IllegalArgumentException("no zone for column " + column);
    }

    private static List<Zone> load() {
        List<Zone> zones = DataFile.read(
                "expedition/zones",
                List.of("first", "last", "factor"),
                row -> new Zone(
                        row.number("first", 0, 11),
                        row.number("last", 0, 11),
                        row.number("factor", 1, 9),
                        row.source()));
        int next = 0;
        for (Zone zone : zones) {
            if (zone.first() != next || zone.last() < next) {
                throw new IllegalStateException("zones.tsv must cover the columns from west to east without gap");
            }
            next = zone.last() + 1;
        }
        if (next != 12) {
            throw new IllegalStateException("zones.tsv must cover 12 columns");
        }
        return zones;
    }
}
