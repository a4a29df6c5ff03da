package baffin.adventure.data;

import baffin.game.data.DataFile;
import baffin.game.data.Row;
import java.util.List;

/** The scenery strips (AD-1.2, AD-1.4); a strip is known by its place in the file. */
public final class Strips {

    private static final List<Strip> ALL =
            DataFile.read("adventure/strips", List.of("terrain", "two", "three", "four"), Strips::strip);
    private static final int FIRST_SHORT =
            (int) ALL.stream().takeWhile(strip -> strip.terrain().length() == 4).count();

    private Strips() {}

    /**
     * One strip.
     *
     * @param terrain one letter a hex: W water, L land, S snow, I iceberg, lower case with a chest
     * @param two copies with two seats
     * @param three copies with three seats
     * @param four copies with four seats
     * @param source source mark
     */
    public record Strip(String terrain, int two, int three, int four, String source) {}

    /** All strips, as the rules list them. */
    public static List<Strip> all() {
        return ALL;
    }

    /** The copies of each strip for a number of seats. */
    public static List<Integer> copies(int seats) {
        return ALL.stream().map(strip -> bySeats(strip, seats)).toList();
    }

    /** Terrain of a strip as it is printed. */
    public static String terrain(int strip) {
        return ALL.get(strip).terrain();
    }

    /** The number of the first strip of two hexes; those of four come before. */
    public static int firstShort() {
        return FIRST_SHORT;
    }

    private static int bySeats(Strip strip, int seats) {
        return switch (seats) {
            case 2 -> strip.two();
            case 3 -> strip.three();
            default -> strip.four();
        };
    }

    private static Strip strip(Row row) {
        String terrain = row.text("terrain");
        row.check(terrain.matches("[WLSwlsI]{4}|[WLSwlsI]{2}"), "terrain is unknown: " + terrain);
        return new Strip(
                terrain, row.number("two", 0, 2), row.number("three", 0, 2), row.number("four", 0, 2), row.source());
    }
}
