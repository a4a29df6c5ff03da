package baffin.game;

import baffin.decider.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * What a command causes, event by event, with the state after each. Lives for one decision only.
 *
 * @param <S> state of the game
 * @param <E> events of the game
 */
public class EventBuffer<S, E extends Event> {

    private final List<E> events = new ArrayList<>();
    private final BiFunction<S, E, S> fold;
    private final Chance chance;
    private S now;

    /** Begins with a state that nothing has happened to yet. */
    public EventBuffer(S before, Chance chance, BiFunction<S, E, S> fold) {
        this.now = before;
        this.chance = chance;
        this.fold = fold;
    }

    /** The state after all events so far. */
    public S now() {
        return now;
    }

    /** The draws of this decision. */
    public Chance chance() {
        return chance;
    }

    /** All events so far, in order. */
    public List<E> events() {
        return events;
    }

    /** All that has happened, with the state after it. */
    public Transition<S, E> transition() {
        return new Transition<>(events, now);
    }

    /** Lets an event happen. */
    public void add(E event) {
        events.add(event);
        now = fold.apply(now, event);
    }
}
