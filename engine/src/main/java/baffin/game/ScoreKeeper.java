package baffin.game;

import baffin.game.words.Phrase;
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

    /**
     * What points are counted for. Its title is in the game's {@link Explainer#messages()}.
     *
     * @param name as {@link ScoreLine#kind()} has it, such as {@code ISLAND}
     * @param atEnd true for what counts at the end of the match only: no score track shows it before
     */
    record ScoreKind(String name, boolean atEnd) {

        /** How the game breaks a tie, in a sentence. */
        public static final Phrase TIE = Phrase.of("score.tie");

        /** What counts at once. */
        public static ScoreKind inPlay(String name) {
            return new ScoreKind(name, false);
        }

        /** What counts at the end. */
        public static ScoreKind atEnd(String name) {
            return new ScoreKind(name, true);
        }

        public Phrase title() {
            return Phrase.of("score." + name);
        }
    }
}
