package baffin.northwind.data;

import baffin.game.Chance;
import baffin.game.data.DataFile;
import java.util.List;

/** The black die that each cannon rolls (NW-1.3, NW-5.1). */
public final class BattleDie {

    private static final List<Face> ALL = DataFile.read(
            "north-wind/battle-die",
            List.of("face", "mark", "hits", "cannoneer"),
            row -> new Face(
                    row.number("face", 1, 6),
                    row.oneOf(Mark.class, "mark"),
                    row.number("hits", 0, 9),
                    row.number("cannoneer", 0, 9),
                    row.source()));

    private BattleDie() {}

    /** What a face shows. */
    public enum Mark {
        /** Never a hit. */
        BLANK,
        /** One hit. */
        SILVER,
        /** Two hits with the cannoneer. */
        BLUE
    }

    /**
     * One face.
     *
     * @param face its number, from 1
     * @param mark what it shows
     * @param hits hits without the cannoneer
     * @param cannoneer hits with the cannoneer
     * @param source source mark
     */
    public record Face(int face, Mark mark, int hits, int cannoneer, String source) {

        /** Hits of a roll. */
        public int hits(boolean withCannoneer) {
            return withCannoneer ? cannoneer : hits;
        }
    }

    /** All faces. */
    public static List<Face> all() {
        return ALL;
    }

    /** The most hits that one roll can make. */
    public static int best(boolean withCannoneer) {
        return ALL.stream().mapToInt(face -> face.hits(withCannoneer)).max().orElse(0);
    }

    /** Rolls the die. */
    public static Face roll(Chance chance) {
        return ALL.get(chance.below(ALL.size()));
    }
}
