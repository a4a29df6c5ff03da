package baffin.gameservice.push;

import baffin.gameservice.notification.NoticeKind;
import baffin.gameservice.notification.Notices;
import com.interaso.webpush.WebPush;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

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
}
