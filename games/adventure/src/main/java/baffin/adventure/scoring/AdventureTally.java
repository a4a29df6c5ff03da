package baffin.adventure.scoring;

import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * What the score keeper remembers.
 *
 * @param version the last version folded
 * @param over true once the match is over
 * @param teams true in team mode (AD-5.2)
 * @param seats one entry a seat
 */
public record AdventureTally(long version, boolean over, boolean teams, List<SeatTally> seats) {

    public AdventureTally {
        seats = List.copyOf(seats);
    }

    SeatTally of(Seat seat) {
        return seats.get(seat.index());
    }

    AdventureTally at(long newVersion) {
        return new AdventureTally(newVersion, over, teams, seats);
    }

    AdventureTally ended() {
        return new AdventureTally(version, true, teams, seats);
    }

    AdventureTally with(Seat seat, SeatTally changed) {
        List<SeatTally> all = new ArrayList<>(seats);
        all.set(seat.index(), changed);
        return new AdventureTally(version, over, teams, all);
    }
}
