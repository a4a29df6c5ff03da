package baffin.gameservice.push.delivery;

import baffin.gameservice.Browser;
import baffin.gameservice.notification.domain.NoticeId;
import baffin.gameservice.notification.domain.NoticeKind;
import baffin.gameservice.notification.domain.Notices;
import baffin.gameservice.push.domain.PushKeys;
import baffin.gameservice.push.domain.PushMessage;
import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Messages for tests. */
final class Sample {

    static final Instant NOW = Instant.parse("2026-05-01T12:00:00Z");

    private Sample() {}

    static Notices.Listed notice(NoticeKind kind, String match, @Nullable Instant deadline) {
        Notices.About about = kind.ofCompetition() ? new Notices.About(3, 2, 1, "words of an organiser") : null;
        return new Notices.Listed(
                new NoticeId(match, 57, 0),
                kind.name(),
                "north-wind",
                -1,
                NOW.toEpochMilli(),
                deadline == null ? null : deadline.toEpochMilli(),
                null,
                false,
                0,
                0,
                about);
    }

    static PushMessage message(Browser browser, String endpoint, Notices.Listed notice) {
        return new PushMessage(
                "id of " + endpoint,
                "owner of " + endpoint,
                endpoint,
                new PushKeys(browser.p256dh(), browser.auth()),
                Locale.GERMAN,
                notice);
    }

    static PushMessage message(String endpoint, String match) {
        return message(new Browser(), endpoint, notice(NoticeKind.YOUR_TURN, match, null));
    }
}
