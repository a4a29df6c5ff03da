package baffin.northwind.data;

import baffin.game.data.DataFile;
import java.util.List;

/** Task tokens of a seat (NW-1.1); all of them on the board win (NW-6.4). */
public final class TaskTokens {

    private static final List<Supply> ALL = DataFile.read(
            "north-wind/tokens",
            List.of("seats", "tokens"),
            row -> new Supply(row.number("seats", 2, 4), row.number("tokens", 1, 10), row.source()));

    private TaskTokens() {}

    /**
     * One number of seats.
     *
     * @param seats seats at the table
     * @param tokens tokens of each
     * @param source source mark
     */
    public record Supply(int seats, int tokens, String source) {}

    /** All rows. */
    public static List<Supply> all() {
        return ALL;
    }

    /** Tokens of a seat. */
    public static int of(int seats) {
        for (Supply supply : ALL) {
            if (supply.seats() == seats) {
                return supply.tokens();
            }
        }
        throw new IllegalArgumentException("no table for " + seats + " seats");
    }
}
