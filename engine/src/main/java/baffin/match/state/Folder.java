package baffin.match.state;

import baffin.game.Event;

/** Folds one event of a game into a value: a state of the game, or a tally of its scores. */
@FunctionalInterface
public interface Folder<T, E extends Event> {

    /**
     * Folds one event.
     *
     * @param version version of the match at which it happened
     */
    T apply(T value, long version, E event);
}
