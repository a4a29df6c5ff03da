package baffin.northwind.scoring;

import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What scoring remembers between events.
 *
 * @param version version of the last event folded
 * @param over true once the match is over
 * @param winner the seat that has won, or null
 * @param seats one entry a seat, by index
 */
public record NorthWindTally(
        long version, boolean over, @Nullable Seat winner, List<SeatTally> seats) {

    public NorthWindTally {
        seats = List.copyOf(seats);
    }

    /** What scoring knows of a seat. */
    public SeatTally of(Seat seat) {
        return seats.get(seat.index());
    }

    NorthWindTally with(Seat seat, SeatTally changed) {
        List<SeatTally> all = new ArrayList<>(seats);
        all.set(seat.index(), changed);
        return new NorthWindTally(version, over, winner, all);
    }

    NorthWindTally at(long newVersion) {
        return newVersion == version ? this : new NorthWindTally(newVersion, over, winner, seats);
    }

    NorthWindTally ended(@Nullable Seat newWinner) {
        return new NorthWindTally(version, true, newWinner, seats);
    }
}
