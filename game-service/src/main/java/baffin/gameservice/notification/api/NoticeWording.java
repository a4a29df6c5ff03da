package baffin.gameservice.notification.api;

import baffin.gameservice.notification.domain.NoticeStreams;
import baffin.gameservice.notification.domain.Notices;
import baffin.gameservice.notification.domain.Place;
import baffin.platform.wire.WireJson;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.UncheckedIOException;
import java.time.Clock;

/** Notifications as a stream carries them. */
public final class NoticeWording implements NoticeStreams.Wording {

    private final Clock clock = Clock.systemUTC();

    @Override
    public String snapshot(Notices.Standing standing) {
        return json(new NotificationSnapshot(standing.unread(), standing.place().toString(), clock.instant()));
    }

    @Override
    public String notice(Notices.Listed notice, Place place) {
        return json(NotificationView.of(notice, place));
    }

    private static String json(Object value) {
        try {
            return WireJson.shared().writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
