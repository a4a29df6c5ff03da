package baffin.gameservice.push;

import com.interaso.webpush.VapidKeys;
import java.math.BigInteger;
import java.security.interfaces.ECPrivateKey;
import java.util.Base64;
import java.util.regex.Pattern;

/**
 * With what this platform shows push services who it is (RFC 8292). Subscriptions are bound to it: under another key
 * they are of no use.
 */
final class VapidKey {

    private static final Pattern HEX = Pattern.compile("[0-9a-fA-F]{64}");
    private static final int RADIX = 16;

    private final VapidKeys keys;

    private VapidKey(ECPrivateKey privateKey) {
        this.keys = new VapidKeys(P256.publicKey(privateKey), privateKey);
    }

    /**
     * Reads a key.
     *
     * @param hex 32 bytes, the private key
     * @throws IllegalArgumentException when it is none; the message does not show it
     */
    static VapidKey of(String hex) {
        String digits = hex.strip();
        if (!HEX.matcher(digits).matches()) {
            throw new IllegalArgumentException("must be 32 bytes in hex (64 digits)");
        }
        return new VapidKey(P256.privateKey(new BigInteger(digits, RADIX)));
    }

    /** The pair that it signs with. */
    VapidKeys keys() {
        return keys;
    }

    /** The public key as browsers take it: an uncompressed point, 65 bytes, in base64url without padding. */
    String publicText() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(keys.getApplicationServerKey());
    }
}
