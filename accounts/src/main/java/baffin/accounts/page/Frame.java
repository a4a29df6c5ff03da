package baffin.accounts.page;

import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import io.quarkus.qute.RawString;
import java.util.Locale;

/**
 * What all pages have: their style and their words, whose texts are in {@code account/messages_en.properties} and the
 * like.
 *
 * @param language one of {@link Messages#LANGUAGES}
 */
public record Frame(RawString style, Locale language) {

    /** The words of pages. */
    public static final Messages TEXTS = Messages.of("account");

    /** The language, as documents name it. */
    public String code() {
        return language.getLanguage();
    }

    /** A text without facts. */
    public String say(String code) {
        return TEXTS.text(Phrase.of(code), language);
    }

    /** A text with one fact. */
    public String say(String code, Object value) {
        return TEXTS.text(Phrase.of(code, "value", value), language);
    }
}
