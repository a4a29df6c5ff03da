package baffin.competition.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table of a round.
 *
 * @param number from 1 in each round
 * @param division of a league; null in other formats
 * @param seats numbers of the entrants, by seat
 * @param attempt 1 for the first match; higher ones are replays
 * @param result null while it is open
 */
public record Table(
        int number,
        @Nullable Integer division,
        List<Integer> seats,
        int attempt,
        @Nullable TableResult result) {

    public Table {
        seats = List.copyOf(seats);
    }

    /** True while its result is awaited. */
    public boolean open() {
        return result == null;
    }

    public Table with(TableResult now) {
        return new Table(number, division, seats, attempt, now);
    }

    public Table again(int next) {
        return new Table(number, division, seats, next, null);
    }

    /** True while it waits for the result of one of its matches. */
    public boolean awaits(int match) {
        return open() && attempt == match;
    }
}
