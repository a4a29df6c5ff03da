package baffin.game;

import baffin.game.action.Explanation;
import baffin.game.action.Price;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Explains the commands of a game to people, and to clients that do not know the game.
 *
 * @param <C> commands
 * @param <S> state
 * @param <E> events
 */
public interface Explainer<C extends Command, S, E extends Event> {

    /** The texts of all its phrases. */
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
}
