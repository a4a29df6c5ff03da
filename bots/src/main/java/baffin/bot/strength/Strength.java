package baffin.bot.strength;

import baffin.game.Command;
import baffin.game.Event;

/** How well a house player plays. Keeps nothing between calls; thread-safe. */
public interface Strength {

    /**
     * Chooses one of the legal commands of the seat.
     *
     * @throws IllegalStateException when the seat has none
     */
    <C extends Command, S, E extends Event, K> C choose(Position<C, S, E, K> position, Budget budget);
}
