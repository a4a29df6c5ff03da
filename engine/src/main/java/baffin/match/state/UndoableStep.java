package baffin.match.state;

import baffin.game.Event;
import baffin.game.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A step since the last checkpoint, which may still be undone.
 *
 * @param version its version
 * @param seat who took it and may take it back; null once the seat has another holder
 * @param events the game's events in it
 */
public record UndoableStep<E extends Event>(
        long version, @Nullable Seat seat, List<E> events) {

    public UndoableStep {
        events = List.copyOf(events);
    }

    /** The same step once a seat has another holder, who takes back nothing that was done before. */
    UndoableStep<E> handedOver(List<Seat> seats) {
        return seat != null && seats.contains(seat) ? new UndoableStep<>(version, null, events) : this;
    }
}
