package baffin.gameservice.delivery;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs deliveries as Standard Webhooks says: HMAC-SHA256 over {@code id.timestamp.body}. */
public final class Signature {

    /** Header: id of the message, the same at every attempt. */
    public static final String ID = "webhook-id";

    /** Header: when this attempt was signed, s since 1970. */
    public static final String TIMESTAMP = "webhook-timestamp";

    /** Header: one signature for each secret, with a blank between. */
    public static final String SIGNATURE = "webhook-signature";

    private static final String VERSION = "v1,";

    private Signature() {}

    /** The three headers of one attempt. */
    public static Map<String, String> headers(String id, Instant at, byte[] body, List<WebhookSecret> secrets) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put(ID, id);
        headers.put(TIMESTAMP, Long.toString(at.getEpochSecond()));
        headers.put(
                SIGNATURE,
                secrets.stream().map(secret -> sign(id, at, body, secret)).collect(Collectors.joining(" ")));
        return headers;
    }

    /** One signature. */
    public static String sign(String id, Instant at, byte[] body, WebhookSecret secret) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.key(), "HmacSHA256"));
            mac.update((id + "." + at.getEpochSecond() + ".").getBytes(StandardCharsets.UTF_8));
            return VERSION + Base64.getEncoder().encodeToString(mac.doFinal(body));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has HMAC-SHA256", e);
        }
    }
}
