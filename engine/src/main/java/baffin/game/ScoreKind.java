package baffin.game;

import baffin.game.words.Phrase;

/**
 * What points are counted for. Its title is in the game's {@link Explainer#messages()}.
 *
 * @param name as {@link ScoreLine#kind()} has it, such as {@code ISLAND}
 * @param atEnd true for what counts at the end of the match only: the score track of the game does not show it before
 */
public record ScoreKind(String name, boolean atEnd) {

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
