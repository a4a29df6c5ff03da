package baffin.northwind.data;

import baffin.game.Chance;
import baffin.game.data.DataFile;
import java.util.List;

/** The white die that is rolled in the fog (NW-1.3, NW-4.7). */
public final class EventDie {

    private static final List<Face> ALL = DataFile.read(
            "north-wind/event-die",
            List.of("face", "skulls", "gold"),
            row -> new Face(
                    row.number("face", 1, 6), row.number("skulls", 0, 9), row.number("gold", 0, 9), row.source()));

    private EventDie() {}

    /**
     * One face.
     *
     * @param face its number, from 1
     * @param skulls strength of the pirate, 0 for none
     * @param gold treasure
     * @param source source mark
     */
    public record Face(int face, int skulls, int gold, String source) {}

    /** All faces. */
    public static List<Face> all() {
        return ALL;
    }

    /** Strengths that pirates may have, weakest first. */
    public static List<Integer> strengths() {
        return ALL.stream()
                .map(Face::skulls)
                .filter(skulls -> skulls > 0)
                .distinct()
                .sorted()
                .toList();
    }

    /** Rolls the die. */
    public static Face roll(Chance chance) {
        return ALL.get(chance.below(ALL.size()));
    }
}
