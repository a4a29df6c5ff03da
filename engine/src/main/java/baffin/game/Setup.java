package baffin.game;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What is fixed before a game begins.
 *
 * @param seatCount within the game's {@link GameInfo#minSeats()} and {@link GameInfo#maxSeats()}
 * @param options option name to value; every option of the game is present
 */
public record Setup(int seatCount, Map<String, String> options) {

    public Setup {
        options = Map.copyOf(options);
    }

    /** All seats, from 0. */
    public List<Seat> seats() {
        return IntStream.range(0, seatCount).mapToObj(Seat::new).toList();
    }
}
