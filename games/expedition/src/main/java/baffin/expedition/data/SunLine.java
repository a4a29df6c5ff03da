package baffin.expedition.data;

import baffin.game.data.DataFile;
import java.util.List;

/** The sun line: how far the ice reaches in each round (EX-6.2). */
public final class SunLine {

    private static final List<Sun> ALL = load();

    private SunLine() {}

    /**
     * The line of one round.
     *
     * @param round 1 to 10
     * @param frozenRows rows of squares above the line, 0 to 8
     * @param source source mark
     */
    public record Sun(int round, int frozenRows, String source) {}

    /** All rounds in order. */
    public static List<Sun> all() {
        return ALL;
    }

    /** How many rounds a match has. */
    public static int rounds() {
        return ALL.size();
    }

    /** Rows of squares frozen in a round, counted from the north. */
    public static int frozenRows(int round) {
        return ALL.get(round - 1).frozenRows();
    }

    private static List<Sun> load() {
        List<Sun> suns = DataFile.read(
                "expedition/sun-line",
                List.of("round", "frozenRows"),
                row -> new Sun(row.number("round", 1, 10), row.number("frozenRows", 0, 8), row.source()));
        for (int i = 0; i < suns.size(); i++) {
            if (suns.get(i).round() != i + 1) {
                throw new IllegalStateException("sun-line.tsv must hold the rounds in order");
            }
        }
        return suns;
    }
}
