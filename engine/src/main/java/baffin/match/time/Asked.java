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
public record Asked(List<Seat> seats, boolean answering, int turn) {

    public Asked {
        seats = List.copyOf(seats);
    }

    /** Whom a game asks in a state. */
    public static <S> Asked of(Game<?, S, ?, ?> game, S state) {
        List<Seat> seats = game.toAct(state);
        return new Asked(seats, game.answering(state), game.turn(state));
    }
}
