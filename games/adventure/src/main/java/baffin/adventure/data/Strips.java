package baffin.adventure.data;

import baffin.game.data.Row;
import baffin.game.data.Table;
import java.util.List;

/** The scenery strips (AD-1.2, AD-1.4); a strip is known by its place in the file. */
public final class Strips {

    private static final Strips TODAY = new Strips("adventure/strips");
    private static final Strips OF_FIRST_VERSION = new Strips("adventure/strips-1");

    private final List<Strip> all;
    private final int firstShort;

    private Strips(String file) {
        all = Table.read(file, List.of("terrain", "two", "three", "four"), Strips::strip);
        firstShort = (int)
                all.stream().takeWhile(strip -> strip.terrain().length() == 4).count();
    }

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

    /** The strips as the rules list them. */
    public static Strips today() {
        return TODAY;
    }

    /** The strips by which matches of rules version 1 are played. */
    public static Strips ofFirstVersion() {
        return OF_FIRST_VERSION;
    }

    /** All strips. */
    public List<Strip> all() {
        return all;
    }

    /** The copies of each strip for a number of seats. */
    public List<Integer> copies(int seats) {
        return all.stream().map(strip -> bySeats(strip, seats)).toList();
    }

    /** Terrain of a strip as it is printed. */
    public String terrain(int strip) {
        return all.get(strip).terrain();
    }

    /** The number of the first strip of two hexes; those of four come before. */
    public int firstShort() {
        return firstShort;
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
