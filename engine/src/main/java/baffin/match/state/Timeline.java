package baffin.match.state;

import baffin.game.Event;
import baffin.game.Game;
import baffin.game.Seat;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
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
public record Timeline<T, E extends Event>(T checkpoint, List<UndoableStep<E>> tail, T current) {

    public Timeline {
        tail = List.copyOf(tail);
    }

    /** A timeline that starts with a value. */
    public static <T, E extends Event> Timeline<T, E> at(T value) {
        return new Timeline<>(value, List.of(), value);
    }

    /** Restores a timeline from what was stored of it. */
    public static <T, E extends Event> Timeline<T, E> restored(
            T checkpoint, List<UndoableStep<E>> tail, Folder<T, E> folder) {
        T value = checkpoint;
        for (UndoableStep<E> undoableStep : tail) {
            value = fold(value, undoableStep, folder);
        }
        return new Timeline<>(checkpoint, tail, value);
    }

    /** The timeline after a step of the log. */
    public Timeline<T, E> advanced(Step step, Folder<T, E> folder) {
        if (step.events().size() == 1 && step.events().getFirst() instanceof MatchEvent.StepUndone undone) {
            return without(undone.version(), folder);
        }
        T value = current;
        for (E event : MatchFold.<E>played(step)) {
            value = folder.apply(value, step.version(), event);
        }
        return advanced(step, value);
    }

    /** The timeline after a step of the log that leads to a value. */
    public Timeline<T, E> advanced(Step step, T value) {
        if (step.checkpoint()) {
            return at(value);
        }
        List<E> events = MatchFold.played(step);
        List<Seat> handedOver = MatchFold.handedOver(step);
        if (events.isEmpty() && handedOver.isEmpty()) {
            return this;
        }
        List<UndoableStep<E>> longer = new ArrayList<>(tail.size() + 1);
        tail.forEach(earlier -> longer.add(earlier.handedOver(handedOver)));
        if (!events.isEmpty()) {
            longer.add(new UndoableStep<>(step.version(), MatchFold.actor(step), events));
        }
        return new Timeline<>(checkpoint, longer, value);
    }

    Timeline<T, E> without(long version, Folder<T, E> folder) {
        List<UndoableStep<E>> rest = tail.stream()
                .filter(undoableStep -> undoableStep.version() != version)
                .toList();
        if (rest.size() == tail.size()) {
            throw new IllegalStateException("version " + version + " can't be undone (any more)");
        }
        return restored(checkpoint, rest, folder);
    }

    private static <T, E extends Event> T fold(T start, UndoableStep<E> undoableStep, Folder<T, E> folder) {
        T value = start;
        for (E event : undoableStep.events()) {
            value = folder.apply(value, undoableStep.version(), event);
        }
        return value;
    }

    /** The seat of the last step that could be undone, if there is one. */
    public Optional<Seat> lastActor() {
        return tail.isEmpty()
                ? Optional.empty()
                : Optional.ofNullable(tail.getLast().seat());
    }

    /**
     * The step that a seat may take back: its own last one, with nothing after it but what others said aside.
     *
     * @param aside true for events that keep nobody from it, see {@link Game#aside}
     */
    public Optional<UndoableStep<E>> undoable(Seat seat, Predicate<E> aside) {
        for (UndoableStep<E> undoableStep : tail.reversed()) {
            if (seat.equals(undoableStep.seat())) {
                return Optional.of(undoableStep);
            }
            if (!undoableStep.events().stream().allMatch(aside)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }
}
