package baffin.match.time;

import baffin.game.Game;
import baffin.game.Seat;
import java.util.List;

/**
 * Whom the game asks now.
 *
 * @param seats in the order in which they are asked; none once it is over
 * @param answering true when they are asked for an answer that is no turn of their own
 * @param turn number of the turn
 */
public record PendingSeats(List<Seat> seats, boolean answering, int turn) {

    public PendingSeats {
        seats = List.copyOf(seats);
    }

    /** Whom a game asks in a state. */
    public static <S> PendingSeats of(Game<?, S, ?, ?> game, S state) {
        List<Seat> seats = game.toAct(state);
        return new PendingSeats(seats, game.answering(state), game.turn(state));
    }
}
