package baffin.gameservice.push;

import baffin.gameservice.notification.CompetitionLinks;
import baffin.gameservice.notification.NoticeKind;
import baffin.gameservice.notification.Notices;
import baffin.platform.wire.Json;
import com.interaso.webpush.WebPush;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Makes requests to push services: encrypted for the browser (RFC 8291), signed for the service (RFC 8292). */
final class PushRequests {

    private static final Set<NoticeKind> URGENT = Set.of(NoticeKind.YOUR_TURN, NoticeKind.TIME_IS_SHORT);
    private static final String AGENT = "baffin-push/1";

    private final WebPush webPush;
    private final BiFunction<Notices.Listed, Locale, String> wording;

    /**
     * Requests in the name of this platform.
     *
     * @param contact whom push services may write to, {@code mailto:} or {@code https:}
     * @param wording a notice in a sentence of a language
     * @throws IllegalArgumentException when it is neither
     */
    PushRequests(VapidKey key, String contact, BiFunction<Notices.Listed, Locale, String> wording) {
        this.webPush = new WebPush(checked(contact), key.keys());
        this.wording = wording;
    }

    // it is put into a token as it stands
    private static String checked(String contact) {
        try {
            new URI(contact);
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException("'" + contact + "' is neither mailto: nor https:", e);
        }
        return contact;
    }

    /**
     * A request.
     *
     * @param body encrypted
     */
    record PushRequest(Map<String, String> headers, byte[] body) {}

    /**
     * The request for a message; takes some milliseconds of work.
     *
     * @throws IllegalArgumentException when the keys of the browser are none
     */
    PushRequest of(String endpoint, PushKeys keys, PushMessage message, Instant now) {
        Notices.Listed notice = message.notice();
        byte[] payload = PushPayload.of(notice, wording.apply(notice, Locale.of(message.language())));
        boolean urgent = URGENT.contains(NoticeKind.valueOf(notice.kind()));
        Map<String, String> headers = new HashMap<>(webPush.getHeaders(
                endpoint,
                Math.toIntExact(message.left(now).toSeconds()),
                message.topic(),
                urgent ? WebPush.Urgency.High : WebPush.Urgency.Normal));
        headers.put("User-Agent", AGENT);
        return new PushRequest(headers, webPush.getBody(payload, keys.publicBytes(), keys.secretBytes()));
    }

    /**
     * What a browser gets, as JSON.
     *
     * @param id id of the notification
     * @param kind what it is
     * @param summary the same in a sentence; absent where it would be too long
     * @param matchId the match; absent for what happens in a competition
     * @param competitionId the competition; absent for what happens in a match
     * @param link where to read on, relative to the platform's address
     */
    record PushPayload(
            String id,
            NoticeKind kind,
            @Nullable String summary,
            @Nullable String matchId,
            @Nullable String competitionId,
            String link) {

        /** Most bytes of one; push services take 4096 with what encryption adds. */
        static final int BYTES_MAX = 2_048;

        private static final String MATCH = "/api/v1/matches/";

        /** The bytes for a notice. */
        static byte[] of(Notices.Listed notice, String summary) {
            byte[] whole = Json.shared().bytes(payload(notice, summary));
            return whole.length <= BYTES_MAX ? whole : Json.shared().bytes(payload(notice, null));
        }

        private static PushPayload payload(Notices.Listed notice, @Nullable String summary) {
            NoticeKind kind = NoticeKind.valueOf(notice.kind());
            Notices.About about = notice.about();
            Integer round = about == null || about.round() == 0 ? null : Integer.valueOf(about.round());
            return new PushPayload(
                    notice.id().toString(),
                    kind,
                    summary,
                    notice.matchId(),
                    notice.competitionId(),
                    about == null ? MATCH + notice.matchId() : CompetitionLinks.of(notice, round));
        }
    }
}
