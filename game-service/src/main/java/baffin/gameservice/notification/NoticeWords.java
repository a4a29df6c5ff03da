package baffin.gameservice.notification;

import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.match.GameRegistry;
import java.util.Locale;

/** What people are told, in a sentence: a text for each kind. */
public final class NoticeWords {

    private static final Messages MESSAGES = Messages.of("notification");

    private NoticeWords() {}

    /**
     * A notice in words.
     *
     * @param language one of {@link Messages#LANGUAGES}
     */
    public static String summary(Notices.Listed notice, Locale language) {
        String game = GameRegistry.installed()
                .find(notice.game())
                .map(found -> found.info().name())
                .orElse(notice.game());
        Notices.About about = notice.about();
        String code = notice.wonBy() == null ? notice.kind() : notice.kind() + "." + notice.wonBy();
        Phrase phrase = about == null
                ? Phrase.of(code, "game", game)
                : Phrase.of(notice.kind(), "game", game, "round", about.round(), "table", about.table());
        return MESSAGES.text(phrase, language);
    }
}
