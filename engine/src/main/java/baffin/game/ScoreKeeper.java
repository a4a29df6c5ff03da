package baffin.game;

import java.util.List;

/**
 * Computes score sheets from events alone: no state of the game, no chance.
 *
 * @param <E> the game's events
 * @param <K> the tally: an immutable record that survives a JSON round trip
 */
public interface ScoreKeeper<E extends Event, K> {

    /** The tally before the first event. */
    K initial(Setup setup);

    /**
     * Folds one event.
     *
     * @param version version of the match at which the event happened
     */
    K apply(K tally, long version, E event);

    /**
     * The sheet as if the game ended now; final once the event that ends the game was folded.
     *
     * <p>Final set bonuses, majorities, penalties, ranks and tie-breaks are computed here and nowhere else.
     */
    ScoreSheet sheet(K tally);

    /** All kinds of lines that a sheet may have, in the order in which people read them. */
    List<ScoreKind> kinds();

    /** The class of the tally, for codecs. */
    Class<K> tallyType();
}
