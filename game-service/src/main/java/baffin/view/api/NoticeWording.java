package baffin.view.api;

import baffin.platform.wire.WireJson;
import baffin.view.notice.NoticeStreams;
import baffin.view.notice.Notices;
import baffin.view.notice.Place;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.UncheckedIOException;
import java.time.Clock;

/** Notifications as a stream carries them. */
final class NoticeWording implements NoticeStreams.Wording {

    private final Clock clock = Clock.systemUTC();

    @Override
    public String snapshot(Notices.Standing standing) {
        return json(new NotificationSnapshot(standing.unread(), standing.place().toString(), clock.instant()));
    }

    @Override
    public String notice(Notices.Listed notice, Place place) {
        return json(NotificationDocument.of(notice, place));
    }

    private static String json(Object value) {
        try {
            return WireJson.shared().writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }
}
