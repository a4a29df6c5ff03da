package baffin.system.play;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Checks requests as the published specification of Standard Webhooks tells receivers to. */
public final class StandardWebhook {

    private static final Duration TOLERANCE = Duration.ofMinutes(5);

    private StandardWebhook() {}

    /** The three headers that it names. */
    public record Headers(String id, String timestamp, String signature) {}

    /** True when one of the signatures is made with the secret, over exactly these bytes, and is fresh. */
    public static boolean verified(String secret, Headers headers, byte[] body, Instant now) {
        Instant sent = Instant.ofEpochSecond(Long.parseLong(headers.timestamp()));
        if (Duration.between(sent, now).abs().compareTo(TOLERANCE) > 0) {
            return false;
        }
        byte[] expected = signature(secret, headers, body);
        boolean found = false;
        for (String one : headers.signature().split(" ", -1)) {
            String[] parts = one.split(",", 2);
            found |= parts.length == 2
                    && parts[0].equals("v1")
                    && MessageDigest.isEqual(expected, parts[1].getBytes(StandardCharsets.US_ASCII));
        }
        return found;
    }

    private static byte[] signature(String secret, Headers headers, byte[] body) {
        try {
            byte[] key = Base64.getDecoder().decode(secret.replaceFirst("^whsec_", ""));
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            mac.update(headers.id().getBytes(StandardCharsets.UTF_8));
            mac.update((byte) '.');
            mac.update(headers.timestamp().getBytes(StandardCharsets.UTF_8));
            mac.update((byte) '.');
            return Base64.getEncoder().encode(mac.doFinal(body));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
