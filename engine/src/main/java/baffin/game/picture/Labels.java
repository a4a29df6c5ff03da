package baffin.game.picture;

import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import java.util.Locale;

/** The labels of a picture in one language: those of its game, and those that pictures of all games share. */
public final class Labels {

    private static final class Shared {
        static final Messages MESSAGES = Messages.of("picture");
    }

    private final Messages own;
    private final Locale language;

    /**
     * The labels of a game.
     *
     * @param language one of {@link Messages#LANGUAGES}
     */
    public Labels(Messages own, Locale language) {
        this.own = own;
        this.language = language;
    }

    /**
     * A label.
     *
     * @param namesAndValues parameters, names and values in turn
     * @throws IllegalArgumentException when neither the game nor all games have such a label
     */
    public String text(String code, Object... namesAndValues) {
        return text(Phrase.of(code, namesAndValues));
    }

    /** The name of a constant, by its kind. */
    public String named(String kind, Enum<?> constant) {
        return text(Phrase.named(kind, constant));
    }

    /** A phrase in words. */
    public String text(Phrase phrase) {
        Messages from = own.codes(language).contains(phrase.code()) ? own : Shared.MESSAGES;
        return from.text(phrase, language);
    }
}
