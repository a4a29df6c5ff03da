package baffin.gameservice.notification.api;

import baffin.gameservice.notification.domain.NoticeStreams;
import baffin.gameservice.notification.domain.Notices;
import baffin.gameservice.notification.domain.Place;
import baffin.platform.wire.Json;
import java.time.Clock;
import java.util.Locale;

/** Notifications as a stream carries them. */
public final class NoticeWording implements NoticeStreams.Wording {

    private final Clock clock = Clock.systemUTC();

    @Override
    public String snapshot(Notices.Standing standing) {
        return Json.shared()
                .text(new NotificationSnapshot(
                        standing.unread(), standing.place().toString(), clock.instant()));
    }

    @Override
    public String notice(Notices.Listed notice, Place place, Locale language) {
        return Json.shared().text(NotificationView.of(notice, place, language));
    }
}
