package baffin.game;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What is fixed before a game begins.
 *
 * @param seatCount within the game's {@link GameInfo#minSeats()} and {@link GameInfo#maxSeats()}
 * @param options option name to value; every option of the game is present
 * @param rulesVersion one of the versions that the game {@link Game#replays()}; a game whose rules depend on it keeps
 *     it
 *     in its state and its tally
 */
public record Setup(int seatCount, Map<String, String> options, String rulesVersion) {

    public Setup {
        options = Map.copyOf(options);
    }

    /** All seats, from 0. */
    public List<Seat> seats() {
        return IntStream.range(0, seatCount).mapToObj(Seat::new).toList();
    }
}
