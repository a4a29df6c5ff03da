package baffin.game;

import baffin.game.action.Explanation;
import baffin.game.action.Price;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Puts a game into words for people, and for clients that do not know it: commands, refusals, options and what has
 * happened.
 *
 * @param <C> commands
 * @param <S> state
 * @param <E> events
 */
public interface Explainer<C extends Command, S, E extends Event> {

    /**
     * The texts of all its phrases. Besides those, {@code seat} names a seat ({@link Phrase#seat}),
     * {@code option.<name>} says what an option changes and {@code option.<name>.<value>} what a value of it is called.
     */
    Messages messages();

    /**
     * A legal command as people think of it; it tells nothing that is hidden from the seat.
     *
     * @param command one of {@link Game#legalCommands}
     */
    Explanation explain(S state, Seat seat, C command);

    /** What a seat can pay with, by resource; a resource of which nothing is left has 0. */
    Map<String, Integer> stock(S state, Seat seat);

    /** What an event takes from the {@link #stock} of a seat as a price; empty when it takes nothing. */
    List<Price> charges(E event, Seat seat);

    /** What an event brings to the seat whose command causes it; empty when that goes without saying. */
    Optional<Phrase> effect(E event, Seat seat);

    /**
     * What has happened, as a sentence of the event log that names who did it.
     *
     * @param event as its viewer may see it
     * @return empty when another event of the same step says it
     */
    Optional<Phrase> narrate(E event);
}
