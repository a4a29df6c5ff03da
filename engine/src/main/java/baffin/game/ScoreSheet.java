package baffin.game;

import java.util.List;

/**
 * The scores of a match at one moment, as if it ended then, or as it ended.
 *
 * @param seats one entry a seat, by seat index
 * @param last true once the game is over and the sheet can't change any more
 */
public record ScoreSheet(List<SeatScore> seats, boolean last) {

    public ScoreSheet {
        seats = List.copyOf(seats);
    }

    public SeatScore of(Seat seat) {
        return seats.get(seat.index());
    }
}
