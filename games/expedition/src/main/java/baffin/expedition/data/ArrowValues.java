package baffin.expedition.data;

import baffin.game.data.DataFile;
import java.util.List;

/** The tokens of the arrows by number of seats (EX-1.4). */
public final class ArrowValues {

    private static final List<ArrowValue> ALL = DataFile.read(
            "expedition/arrow-values",
            List.of("arrow", "seats", "values"),
            row -> new ArrowValue(
                    row.oneOf(Arrow.class, "arrow"), row.number("seats", 2, 4), row.numbers("values"), row.source()));

    private ArrowValues() {}

    /**
     * The tokens of one arrow.
     *
     * @param arrow which
     * @param seats 2 to 4
     * @param values points, highest first
     * @param source source mark
     */
    public record ArrowValue(Arrow arrow, int seats, List<Integer> values, String source) {}

    /** All of them. */
    public static List<ArrowValue> all() {
        return ALL;
    }

    /** Points of the tokens of an arrow, highest first. */
    public static List<Integer> of(Arrow arrow, int seats) {
        return ALL.stream()
                .filter(value -> value.arrow() == arrow && value.seats() == seats)
                .findFirst()
                .map(ArrowValue::values)
                .orElseThrow(() -> new IllegalArgumentException("no " + arrow + " tokens for " + seats + " seats"));
    }
}
