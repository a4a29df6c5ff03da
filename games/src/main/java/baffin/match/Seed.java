package baffin.match;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The secret of a match from which all its draws come.
 *
 * @param hex 64 lower-case hexadecimal digits, 256 bits
 */
public record Seed(String hex) {

    private static final int BYTES = 32;

    public Seed {
        if (HexFormat.of().parseHex(hex).length != BYTES) {
            throw new IllegalArgumentException("a seed has " + BYTES + " bytes");
        }
    }

    /** A seed of 32 bytes. */
    public static Seed of(byte[] bytes) {
        return new Seed(HexFormat.of().formatHex(bytes));
    }

    /** A seed made from a short number or word given by a host; such a match is never ranked. */
    public static Seed fromText(String text) {
        return of(sha256(("baffin-seed:" + text).getBytes(java.nio.charset.StandardCharsets.UTF_8)));
    }

    /** The 32 bytes. */
    public byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    /** SHA-256 of the 32 bytes, 64 lower-case hexadecimal digits: published before the first draw. */
    public String commitment() {
        return HexFormat.of().formatHex(sha256(bytes()));
    }

    @Override
    public String toString() {
        return "Seed[secret]";
    }

    private static byte[] sha256(byte[] data) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(data);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
