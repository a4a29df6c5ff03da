package baffin.decider;

import java.util.List;

/**
 * What an accepted command causes: its events, folded once.
 *
 * @param events in order; empty when everything is as asked already
 * @param next the state after them
 */
public record Transition<S, E>(List<E> events, S next) {

    public Transition {
        events = List.copyOf(events);
    }

    /** One event and the state after it. */
    public static <S, E> Transition<S, E> of(E event, S next) {
        return new Transition<>(List.of(event), next);
    }

    /**
     * The only event.
     *
     * @throws IllegalStateException when there is none, or more than one
     */
    public E event() {
        if (events.size() != 1) {
            throw new IllegalStateException("one event is expected, there are " + events.size());
        }
        return events.getFirst();
    }
}
