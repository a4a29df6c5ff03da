package baffin.accounts.email;

import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.platform.credential.PublicOrigin;
import baffin.platform.limits.PublicName;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Locale;

/** What e-mails say; links lead to the web client, where the host has said under which address it is found. */
@ApplicationScoped
class EmailTexts {

    private static final Messages MESSAGES = Messages.of("email");

    private final PublicOrigin origin;

    EmailTexts(PublicOrigin origin) {
        this.origin = origin;
    }

    /** An e-mail in the language of its reader. */
    record Letter(String subject, String text) {}

    /** The code that confirms an address. */
    Letter prove(Locale language, String handle, String code) {
        return withCode(language, "prove", handle, code, "email");
    }

    /** The code with which a lost password is set anew. */
    Letter reset(Locale language, String handle, String code) {
        return withCode(language, "reset", handle, code, "password");
    }

    /**
     * What somebody has done to the account.
     *
     * @param what such as {@code password}
     */
    Letter changed(Locale language, String handle, String what) {
        Phrase change = Phrase.of("told." + what, "handle", PublicName.isolated(handle));
        return new Letter(
                MESSAGES.text(Phrase.of("told.subject"), language),
                MESSAGES.text(Phrase.of("told.text", "change", change), language));
    }

    /** The address that a request was sent to is anybody's word: an e-mail repeats only what the host has set. */
    private Letter withCode(Locale language, String kind, String handle, String code, String page) {
        String link = origin.configured()
                .map(url -> MESSAGES.text(
                        Phrase.of("link", "url", "%s/app/#/%s?code=%s".formatted(url, page, code)), language))
                .orElse("");
        return new Letter(
                MESSAGES.text(Phrase.of(kind + ".subject"), language),
                MESSAGES.text(
                        Phrase.of(kind + ".text", "handle", PublicName.isolated(handle), "code", code, "link", link),
                        language));
    }
}
