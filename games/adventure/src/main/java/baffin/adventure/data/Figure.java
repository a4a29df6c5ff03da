package baffin.adventure.data;

import baffin.game.data.DataFile;
import java.util.List;

/** Prices in action points (AP), limits and amounts, as {@code numbers.tsv} has them. */
public enum Figure {
    TURN_POINTS,
    TURN_CARDS,
    WATER,
    LAND,
    SNOW,
    ICEBERG,
    OWN_HEX,
    WAKE_MARKER,
    WAKE_HEX,
    RECOVER,
    DROP_ICEBERG,
    OVERTAKING,
    HAND_LIMIT,
    SAIL_OUT,
    ROWS,
    ROWS_AHEAD,
    ICEBERG_TILES,
    WATER_TILES,
    DEALT,
    DEALT_TO_TEAM,
    MORE_CARDS,
    SLOWED,
    LEADER_SLOWED,
    FREE_POINTS,
    FREE_HEXES,
    SPED_UP,
    LAST_SPED_UP,
    PARRY_BONUS,
    MCCLURE_SNOW,
    JOHN_ROSS_DROP,
    HUDSON_MORE,
    FRANKLIN_MORE,
    AMUNDSEN_BONUS,
    JAMES_ROSS_ICEBERG,
    BAFFIN_OWN_HEX,
    RAE_OVERTAKING,
    ROUNDS,
    FREE_STEPS;

    private static final int MOST = 99;

    /**
     * One number of the file.
     *
     * @param number which
     * @param value how much
     * @param rule the rule that says so
     * @param source source mark
     */
    public record Entry(Figure number, int value, String rule, String source) {}

    /** How much. */
    public int value() {
        return Holder.ALL.get(ordinal()).value();
    }

    /** All numbers in the order of this enumeration. */
    public static List<Entry> all() {
        return Holder.ALL;
    }

    private static final class Holder {

        static final List<Entry> ALL = load();

        private static List<Entry> load() {
            List<Entry> all = DataFile.read(
                    "adventure/numbers",
                    List.of("number", "value", "rule"),
                    row -> new Entry(
                            row.oneOf(Figure.class, "number"),
                            row.number("value", 0, MOST),
                            row.text("rule"),
                            row.source()));
            if (!all.stream().map(Entry::number).toList().equals(List.of(values()))) {
                throw new IllegalStateException("numbers.tsv must hold every number once, in order");
            }
            return all;
        }
    }
}
