package baffin.expedition;

import baffin.game.RuleViolation;
import baffin.game.words.Phrase;
import java.util.Locale;

/** Phrases of the game in words. */
public final class Words {

    private Words() {}

    /** Why a command was refused, in English. */
    public static String english(RuleViolation violation) {
        return in(Locale.ENGLISH, violation.reason());
    }

    /** A phrase in a language, with seats by their numbers. */
    public static String in(Locale language, Phrase phrase) {
        return Matches.GAME.explainer().messages().text(phrase, language);
    }
}
