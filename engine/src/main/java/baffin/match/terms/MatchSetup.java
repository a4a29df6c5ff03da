package baffin.match.terms;

import baffin.game.Seat;
import baffin.game.Setup;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is agreed before a match starts.
 *
 * @param game id of the game
 * @param options every option of the game with its value
 * @param seats who sits where, by seat index
 */
public record MatchSetup(String game, Map<String, String> options, List<SeatHolder> seats) {

    public MatchSetup {
        options = Map.copyOf(options);
        seats = List.copyOf(seats);
    }

    /** The part that the game sees. */
    public Setup forGame() {
        return new Setup(seats.size(), options);
    }

    /** The seat that the player holds. */
    public Optional<Seat> seatOf(String player) {
        for (int index = 0; index < seats.size(); index++) {
            if (seats.get(index).player().equals(player)) {
                return Optional.of(new Seat(index));
            }
        }
        return Optional.empty();
    }
}
