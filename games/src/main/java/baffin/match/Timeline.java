package baffin.match;

import baffin.game.Event;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;

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
        if (tail.isEmpty() || tail.getLast().version() != version) {
            throw new IllegalStateException("only the last step can be undone, not version " + version);
        }
        return restored(checkpoint, tail.subList(0, tail.size() - 1), folder);
    }

    private static <T, E extends Event> T fold(T start, Taken<E> taken, Folder<T, E> folder) {
        T value = start;
        for (E event : taken.events()) {
            value = folder.apply(value, taken.version(), event);
        }
        return value;
    }

    /** The seat of the last step that could be undone, if there is one. */
    public java.util.Optional<Seat> lastActor() {
        return tail.isEmpty()
                ? java.util.Optional.empty()
                : java.util.Optional.of(tail.getLast().seat());
    }
}
