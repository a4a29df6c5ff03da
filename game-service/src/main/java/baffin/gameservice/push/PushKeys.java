package baffin.gameservice.push;

import java.util.Base64;
import java.util.Optional;

/**
 * What messages to a browser are encrypted with (RFC 8291); never printed.
 *
 * @param p256dh its public key, an uncompressed point of P-256 (65 bytes) in base64url
 * @param auth the secret that it shares with who may write to it, 16 bytes in base64url
 */
public record PushKeys(String p256dh, String auth) {

    private static final int AUTH_BYTES = 16;

    /** Longest text of a key, characters. */
    private static final int TEXT_MAX = 100;

    /** What is wrong with the text of a public key, to be appended to its name; empty when nothing is. */
    public static Optional<String> publicFault(String text) {
        try {
            P256.point(bytes(text));
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of("must be a public key of P-256: 65 bytes in base64url");
        }
    }

    /** The same for a secret. */
    public static Optional<String> secretFault(String text) {
        try {
            if (bytes(text).length == AUTH_BYTES) {
                return Optional.empty();
            }
        } catch (IllegalArgumentException e) {
            // told below
        }
        return Optional.of("must be 16 bytes in base64url");
    }

    /** The bytes of the public key. */
    public byte[] publicBytes() {
        return bytes(p256dh);
    }

    public byte[] secretBytes() {
        return bytes(auth);
    }

    private static byte[] bytes(String text) {
        if (text.length() > TEXT_MAX) {
            throw new IllegalArgumentException("too long");
        }
        return Base64.getUrlDecoder().decode(text);
    }

    @Override
    public String toString() {
        return "PushKeys";
    }
}
