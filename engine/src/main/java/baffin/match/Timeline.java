package baffin.match;

import baffin.game.Event;
import baffin.game.Game;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A folded value that can go back to any step since the last checkpoint.
 *
 * @param checkpoint the value at the last checkpoint
 * @param tail steps since then that have not been undone
 * @param current the value now: {@code checkpoint} and all of {@code tail} folded
 */
public record Timeline<T, E extends Event>(T checkpoint, List<Taken<E>> tail, T current) {

    public Timeline {
        tail = List.copyOf(tail);
    }

    /** A timeline that starts with a value. */
    public static <T, E extends Event> Timeline<T, E> at(T value) {
        return new Timeline<>(value, List.of(), value);
    }

    /** Restores a timeline from what was stored of it. */
    public static <T, E extends Event> Timeline<T, E> restored(T checkpoint, List<Taken<E>> tail, Folder<T, E> folder) {
        T value = checkpoint;
        for (Taken<E> taken : tail) {
            value = fold(value, taken, folder);
        }
        return new Timeline<>(checkpoint, tail, value);
    }

    /** The timeline after a step of the log. */
    public Timeline<T, E> advanced(Step step, Folder<T, E> folder) {
        if (step.events().size() == 1 && step.events().getFirst() instanceof MatchEvent.StepUndone undone) {
            return without(undone.version(), folder);
        }
        Taken<E> taken = new Taken<>(step.version(), MatchFold.actor(step), MatchFold.played(step));
        return advanced(taken, step.checkpoint(), fold(current, taken, folder));
    }

    Timeline<T, E> advanced(Taken<E> taken, boolean atCheckpoint, T value) {
        if (atCheckpoint) {
            return at(value);
        }
        if (taken.events().isEmpty()) {
            return this;
        }
        List<Taken<E>> longer = new ArrayList<>(tail);
        longer.add(taken);
        return new Timeline<>(checkpoint, longer, value);
    }

    Timeline<T, E> without(long version, Folder<T, E> folder) {
        List<Taken<E>> rest =
                tail.stream().filter(taken -> taken.version() != version).toList();
        if (rest.size() == tail.size()) {
            throw new IllegalStateException("version " + version + " can't be undone (any more)");
        }
        return restored(checkpoint, rest, folder);
    }

    private static <T, E extends Event> T fold(T start, Taken<E> taken, Folder<T, E> folder) {
        T value = start;
        for (E event : taken.events()) {
            value = folder.apply(value, taken.version(), event);
        }
        return value;
    }

    /** The seat of the last step that could be undone, if there is one. */
    public Optional<Seat> lastActor() {
        return tail.isEmpty() ? Optional.empty() : Optional.of(tail.getLast().seat());
    }

    /**
     * The step that a seat may take back: its own last one, with nothing after it but what others said aside.
     *
     * @param aside true for events that keep nobody from it, see {@link Game#aside}
     */
    public Optional<Taken<E>> undoable(Seat seat, Predicate<E> aside) {
        for (Taken<E> taken : tail.reversed()) {
            if (taken.seat().equals(seat)) {
                return Optional.of(taken);
            }
            if (!taken.events().stream().allMatch(aside)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }
}
