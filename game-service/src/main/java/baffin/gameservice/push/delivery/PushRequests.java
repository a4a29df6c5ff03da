package baffin.gameservice.push.delivery;

import baffin.gameservice.notification.domain.NoticeKind;
import baffin.gameservice.notification.domain.Notices;
import baffin.gameservice.push.domain.PushMessage;
import baffin.gameservice.push.domain.VapidKey;
import com.interaso.webpush.VapidKeys;
import com.interaso.webpush.WebPush;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Makes requests to push services: encrypted for the browser (RFC 8291), signed for the service (RFC 8292). */
public final class PushRequests {

    private static final Set<NoticeKind> URGENT = Set.of(NoticeKind.YOUR_TURN, NoticeKind.TIME_IS_SHORT);
    private static final String AGENT = "baffin-push/1";

    private final WebPush webPush;
    private final PushWording wording;

    /**
     * Requests in the name of this platform.
     *
     * @param contact whom push services may write to, {@code mailto:} or {@code https:}
     * @throws IllegalArgumentException when it is neither
     */
    public PushRequests(VapidKey key, String contact, PushWording wording) {
        this.webPush = new WebPush(checked(contact), new VapidKeys(key.publicKey(), key.privateKey()));
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
    record PushRequest(String url, Map<String, String> headers, byte[] body) {}

    /**
     * The request for a message; takes some milliseconds of work.
     *
     * @throws IllegalArgumentException when the keys of the browser are none
     */
    PushRequest of(PushMessage message, Instant now) {
        Notices.Listed notice = message.notice();
        byte[] payload = PushPayload.of(notice, wording.summary(notice, message.language()));
        boolean urgent = URGENT.contains(NoticeKind.valueOf(notice.kind()));
        Map<String, String> headers = new HashMap<>(webPush.getHeaders(
                message.endpoint(),
                Math.toIntExact(PushLife.left(notice, now).toSeconds()),
                PushLife.topic(notice),
                urgent ? WebPush.Urgency.High : WebPush.Urgency.Normal));
        headers.put("User-Agent", AGENT);
        return new PushRequest(
                message.endpoint(),
                headers,
                webPush.getBody(
                        payload, message.keys().publicBytes(), message.keys().secretBytes()));
    }
}
