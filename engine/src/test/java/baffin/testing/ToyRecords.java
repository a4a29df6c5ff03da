package baffin.testing;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Commands, events, state and tally of the toy game. */
public final class ToyRecords {

    private ToyRecords() {}

    /** Commands of the toy game. */
    public sealed interface ToyCommand extends Command {}

    /** Take stones from the heap. */
    public record Take(int stones) implements ToyCommand {}

    /** Put 1 to 6 stones back, by chance. */
    public record Roll() implements ToyCommand {}

    /** Give the turn away. */
    public record EndTurn() implements ToyCommand {}

    /** Events of the toy game. */
    public sealed interface ToyEvent extends Event {}

    /** A secret number, null for those who may not see it. */
    public record SecretDealt(Seat seat, @Nullable Integer number) implements ToyEvent {}

    /** Stones left the heap. */
    public record StonesTaken(Seat seat, int stones) implements ToyEvent {}

    /** Stones came back to the heap. */
    public record StonesRolled(Seat seat, int stones) implements ToyEvent {}

    /** The turn went to the next seat. */
    public record TurnEnded(Seat seat) implements ToyEvent {}

    /** Nobody else plays on, and the heap is cleared away. */
    public record HeapCleared() implements ToyEvent {}

    /** The table of the toy game. */
    public record ToyState(int seats, int heap, int turn, int actions, List<Integer> secrets) {
        public ToyState {
            secrets = List.copyOf(secrets);
        }

        Seat active() {
            return new Seat(turn % seats);
        }

        ToyState heapBy(int change) {
            return new ToyState(seats, heap + change, turn, actions + 1, secrets);
        }
    }

    /** Stones a seat has taken, with the version of each. */
    public record ToyTally(List<Integer> taken, long version) {
        public ToyTally {
            taken = List.copyOf(taken);
        }
    }
}
