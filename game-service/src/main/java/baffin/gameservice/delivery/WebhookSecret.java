package baffin.gameservice.delivery;

import baffin.platform.secrets.SecretSealer;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * What a webhook is signed with; never printed.
 *
 * @param text {@code whsec_} and base64, as the receiver gets it; or as the vault of webhooks has sealed it
 */
public record WebhookSecret(String text) {

    private static final String PREFIX = "whsec_";
    private static final int BYTES = 32;

    /** A new one: 32 random bytes. */
    public static WebhookSecret fresh(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new WebhookSecret(PREFIX + Base64.getEncoder().encodeToString(bytes));
    }

    /** False when it is sealed: it can't sign. */
    public boolean readable() {
        return !text.startsWith(SecretSealer.SEALED);
    }

    /** The key of the signature. */
    byte[] key() {
        return Base64.getDecoder().decode(text.startsWith(PREFIX) ? text.substring(PREFIX.length()) : text);
    }

    @Override
    public String toString() {
        return PREFIX + "...";
    }
}
