package baffin.game.picture;

import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The labels of a picture in one language: those of its game, and those that pictures of all games share. What has been
 * said is kept, so parameters are numbers and names of things, never of people.
 */
public final class Labels {

    private static final class Shared {
        static final Messages MESSAGES = Messages.of("picture");
    }

    /** Texts that are kept; formatting one takes as long as drawing a whole card. */
    private static final int KEPT_MAX = 20_000;

    private static final Map<Said, String> KEPT = new ConcurrentHashMap<>();

    private final Messages own;
    private final Locale language;

    private record Said(Messages own, Locale language, Phrase phrase) {}

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
        Said said = new Said(own, language, phrase);
        String known = KEPT.get(said);
        if (known != null) {
            return known;
        }
        if (KEPT.size() >= KEPT_MAX) {
            KEPT.clear();
        }
        Messages from = own.codes(language).contains(phrase.code()) ? own : Shared.MESSAGES;
        String text = from.text(phrase, language);
        KEPT.put(said, text);
        return text;
    }
}
