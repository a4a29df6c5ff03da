package baffin.competition.table;

import baffin.competition.table.SeatResult.Fate;
import java.util.ArrayList;
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
 * @param lost seats that count as lost whatever comes of the match; null when none are
 */
public record Table(
        int number,
        @Nullable Integer division,
        List<Integer> seats,
        int attempt,
        @Nullable TableResult result,
        @Nullable List<LostSeat> lost) {

    public Table {
        seats = List.copyOf(seats);
        lost = lost == null ? null : List.copyOf(lost);
    }

    /** A table at which no seat is lost. */
    public Table(
            int number, @Nullable Integer division, List<Integer> seats, int attempt, @Nullable TableResult result) {
        this(number, division, seats, attempt, result, null);
    }

    /** How an entrant has lost the seat, whatever comes of the match; null when it has not. */
    public @Nullable Fate lost(int entrant) {
        for (LostSeat seat : lost == null ? List.<LostSeat>of() : lost) {
            if (seat.entrant() == entrant) {
                return seat.fate();
            }
        }
        return null;
    }

    /** True while its result is awaited. */
    public boolean open() {
        return result == null;
    }

    /** True once it has a result that counts for those who sat there. */
    public boolean counts() {
        return result != null && !result.nothing();
    }

    public Table with(TableResult now) {
        return new Table(number, division, seats, attempt, now, lost);
    }

    /** The same with the result of its match, in which lost seats stay lost. */
    public Table played(TableResult now) {
        List<SeatResult> all = new ArrayList<>(now.seats());
        for (int seat = 0; seat < seats.size(); seat++) {
            Fate fate = lost(seats.get(seat));
            all.set(seat, fate == null ? all.get(seat) : all.get(seat).ended(fate));
        }
        return with(now.with(all));
    }

    /** The same, at which some have lost their seats as well. */
    public Table losing(List<LostSeat> more) {
        List<LostSeat> all = new ArrayList<>(lost == null ? List.of() : lost);
        all.addAll(more);
        return new Table(number, division, seats, attempt, result, all);
    }

    public Table again(int next) {
        return new Table(number, division, seats, next, null);
    }

    /** True while it waits for the result of one of its matches. */
    public boolean awaits(int match) {
        return open() && attempt == match;
    }
}
