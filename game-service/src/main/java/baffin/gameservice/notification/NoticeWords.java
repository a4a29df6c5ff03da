package baffin.gameservice.notification;

import baffin.competition.table.SeatResult.Fate;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.gameservice.notification.NoticeDetails.Sitter;
import baffin.match.GameRegistry;
import baffin.platform.limits.PublicName;
import baffin.platform.names.PublicNames;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** What people are told, in a sentence: a text for each kind. */
public final class NoticeWords {

    private static final Messages MESSAGES = Messages.of("notification");

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private NoticeWords() {}

    /**
     * A notice in words.
     *
     * @param language one of {@link Messages#LANGUAGES}
     * @param names under which people are shown
     */
    public static String summary(Notices.Listed notice, Locale language, PublicNames names) {
        String game = GameRegistry.installed()
                .find(notice.game())
                .map(found -> found.info().name())
                .orElse(notice.game());
        Notices.About about = notice.about();
        if (about == null) {
            String code = notice.wonBy() == null ? notice.kind() : notice.kind() + "." + notice.wonBy();
            return MESSAGES.text(Phrase.of(code, "game", game), language);
        }
        NoticeDetails details = about.details();
        Sitter person = details.person();
        return MESSAGES.text(
                Phrase.of(
                        NoticeKind.valueOf(notice.kind()).text(details.variant()),
                        "game",
                        game,
                        "competition",
                        PublicName.isolated(details.competition()),
                        "round",
                        about.round(),
                        "table",
                        about.table(),
                        "person",
                        person == null ? PublicNames.FORMER_PLAYER : name(person, names),
                        "self",
                        person != null && person.player().equals(notice.player()),
                        "points",
                        String.valueOf(details.points()),
                        "deadline",
                        notice.deadline() == null ? "" : TIME.format(Instant.ofEpochMilli(notice.deadline())),
                        "others",
                        details.others().stream()
                                .filter(one ->
                                        one.fate() != null || !one.player().equals(notice.player()))
                                .map(one -> phrase(one, names))
                                .toList()),
                language);
    }

    /** Somebody with what came out. */
    private static Phrase phrase(Sitter one, PublicNames names) {
        String name = name(one, names);
        if (one.fate() != null && one.fate() != Fate.PLAYED) {
            return Phrase.of("sitter." + one.fate(), "person", name);
        }
        if (one.place() == null) {
            return Phrase.of("sitter", "person", name);
        }
        return one.score() == null
                ? Phrase.of("sitter.PLACE", "person", name, "place", one.place())
                : Phrase.of("sitter.SCORE", "person", name, "place", one.place(), "score", one.score());
    }

    private static String name(Sitter one, PublicNames names) {
        return PublicName.isolated(String.valueOf(names.of(one)));
    }
}
