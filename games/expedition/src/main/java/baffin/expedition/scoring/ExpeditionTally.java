package baffin.expedition.scoring;

import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * What scoring remembers between events.
 *
 * @param version version of the last event folded
 * @param over true once the match is over
 * @param seats one entry a seat, by index
 */
public record ExpeditionTally(long version, boolean over, List<SeatTally> seats) {

    public ExpeditionTally {
        seats = List.copyOf(seats);
    }

    /** What scoring knows of a seat. */
    public SeatTally of(Seat seat) {
        return seats.get(seat.index());
    }

    ExpeditionTally with(Seat seat, SeatTally changed) {
        List<SeatTally> all = new ArrayList<>(seats);
        all.set(seat.index(), changed);
        return new ExpeditionTally(version, over, all);
    }

    ExpeditionTally at(long newVersion) {
        return newVersion == version ? this : new ExpeditionTally(newVersion, over, seats);
    }

    ExpeditionTally ended() {
        return new ExpeditionTally(version, true, seats);
    }
}
