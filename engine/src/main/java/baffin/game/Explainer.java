package baffin.game;

import baffin.game.action.Aid;
import baffin.game.action.Explanation;
import baffin.game.action.Price;
import baffin.game.action.Spot;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Puts a game into words for people, and for clients that do not know it: commands, refusals, options and what has
 * happened.
 *
 * @param <C> commands
 * @param <S> state
 * @param <E> events
 */
public interface Explainer<C extends Command, S, E extends Event> {

    /** Most commands that are conceivable at a spot. */
    int CONCEIVABLE_MAX = 400;

    /**
     * The texts of all its phrases. Besides those, {@code seat} names a seat ({@link Phrase#seat}),
     * {@code option.<name>} says what an option changes and {@code option.<name>.<value>} what a value of it is called,
     * and {@code hint.<name>} why one would choose an action ({@link #hints}).
     */
    Messages messages();

    /**
     * A command as people think of it; it tells nothing that is hidden from the seat.
     *
     * @param command one of {@link Game#legalCommands}, or of {@link #conceivable}
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

    /**
     * What a viewer would otherwise have to work out at the table, the most urgent first. It tells nothing that the
     * viewer may not see.
     *
     * @return at most {@link Aid#AIDS_MAX}; none when there is nothing to work out
     */
    default List<Aid> aids(S state, Viewer viewer) {
        return List.of();
    }

    /**
     * Why one would choose an action in a first match, in one or two sentences, by the first pick of the action, such
     * as {@code act:PlaceTile}: a text {@code hint.PlaceTile} is its hint.
     *
     * @return one for each first pick that there is, or none at all
     */
    default Map<String, Phrase> hints() {
        String prefix = "hint.";
        Map<String, Phrase> hints = new TreeMap<>();
        for (String code : messages().codes(Messages.LANGUAGES.getFirst())) {
            if (code.startsWith(prefix)) {
                hints.put("act:" + code.substring(prefix.length()), Phrase.of(code));
            }
        }
        return hints;
    }

    /**
     * What a seat could think of doing at a place of the picture, whether it is legal or not, the most likely first.
     * {@link Game#broken} says of each why not.
     *
     * @param state the table as the seat might imagine it ({@link Game#redeal})
     * @param seat whose thought it is, to act or not
     * @param spot any text of the form; there may be no such place
     * @return well-formed commands, at most {@link #CONCEIVABLE_MAX}; none where nothing is done
     */
    default List<C> conceivable(S state, Seat seat, Spot spot) {
        return List.of();
    }
}
