package baffin.match.state;

import baffin.game.Event;
import baffin.game.Seat;
import java.util.List;

/**
 * A step since the last checkpoint, which may still be undone.
 *
 * @param version its version
 * @param seat who took it
 * @param events the game's events in it
 */
public record UndoableStep<E extends Event>(long version, Seat seat, List<E> events) {

    public UndoableStep {
        events = List.copyOf(events);
    }
}
