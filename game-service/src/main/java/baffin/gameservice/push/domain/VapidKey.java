package baffin.gameservice.push.domain;

import java.math.BigInteger;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.util.Base64;
import java.util.regex.Pattern;

/**
 * With what this platform shows push services who it is (RFC 8292). Subscriptions are bound to it: under another key
 * they are of no use.
 */
public final class VapidKey {

    private static final Pattern HEX = Pattern.compile("[0-9a-fA-F]{64}");
    private static final int RADIX = 16;

    private final ECPrivateKey privateKey;
    private final ECPublicKey publicKey;

    private VapidKey(ECPrivateKey privateKey) {
        this.privateKey = privateKey;
        this.publicKey = P256.publicKey(privateKey);
    }

    /**
     * Reads a key.
     *
     * @param hex 32 bytes, the private key
     * @throws IllegalArgumentException when it is none; the message does not show it
     */
    public static VapidKey of(String hex) {
        String digits = hex.strip();
        if (!HEX.matcher(digits).matches()) {
            throw new IllegalArgumentException("must be 32 bytes in hex (64 digits)");
        }
        return new VapidKey(P256.privateKey(new BigInteger(digits, RADIX)));
    }

    /** What it signs with. */
    public ECPrivateKey privateKey() {
        return privateKey;
    }

    /** What its signatures are checked with. */
    public ECPublicKey publicKey() {
        return publicKey;
    }

    /** The public key as browsers take it: an uncompressed point, 65 bytes, in base64url without padding. */
    public String publicText() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(P256.bytes(publicKey));
    }
}
