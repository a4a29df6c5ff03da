package baffin.gameservice.push;

import baffin.gameservice.Browser;
import baffin.gameservice.delivery.DeliveryJob;
import baffin.gameservice.notification.NoticeDetails;
import baffin.gameservice.notification.NoticeId;
import baffin.gameservice.notification.NoticeKind;
import baffin.gameservice.notification.Notices;
import baffin.platform.wire.Json;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Notices and deliveries for tests. */
final class Sample {

    static final Instant NOW = Instant.parse("2026-05-01T12:00:00Z");

    private static final NoticeDetails DETAILS = new NoticeDetails("Winter League", null, null, List.of(), null);

    private Sample() {}

    static Notices.Listed notice(NoticeKind kind, String match, @Nullable Instant deadline) {
        Notices.About about = kind.beyondMatch() ? new Notices.About(3, 2, 1, "words of an organiser", DETAILS) : null;
        return new Notices.Listed(
                new NoticeId(match, 57, 0),
                kind.name(),
                "north-wind",
                -1,
                NOW.toEpochMilli(),
                deadline == null ? null : deadline.toEpochMilli(),
                null,
                null,
                false,
                0,
                0,
                "ann",
                about);
    }

    /** A delivery of a notice to a browser, as a vault has sealed its keys. */
    static DeliveryJob job(PushVault vault, String endpoint, Notices.Listed notice, int tries) {
        Browser browser = new Browser();
        return new DeliveryJob(
                "phone",
                "ann",
                endpoint,
                vault.seal("phone", new PushKeys(browser.p256dh(), browser.auth())),
                notice.id().match(),
                notice.kind(),
                Json.shared().text(new PushMessage("de", notice)),
                tries,
                "lease",
                NOW);
    }
}
