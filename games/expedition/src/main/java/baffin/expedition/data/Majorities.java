package baffin.expedition.data;

import baffin.game.data.DataFile;
import java.util.List;

/** Points of the majorities by rank (EX-9.2). */
public final class Majorities {

    private static final List<Majority> ALL = DataFile.read(
            "expedition/majorities",
            List.of("token", "first", "second", "third"),
            row -> new Majority(
                    row.oneOf(Token.class, "token"),
                    List.of(row.number("first", 0, 99), row.number("second", 0, 99), row.number("third", 0, 99)),
                    row.source()));

    private Majorities() {}

    /**
     * The majority of one kind of token.
     *
     * @param token which
     * @param points by rank, first place first; lower ranks earn nothing
     * @param source source mark
     */
    public record Majority(Token token, List<Integer> points, String source) {

        /** Points of a rank, 1 = first. */
        public int ofRank(int rank) {
            return rank <= points.size() ? points.get(rank - 1) : 0;
        }
    }

    /** All majorities in the order in which they are scored. */
    public static List<Majority> all() {
        return ALL;
    }
}
