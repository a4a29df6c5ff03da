package baffin.match.chance;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

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
        return of(sha256(("baffin-seed:" + text).getBytes(StandardCharsets.UTF_8)));
    }

    /** The 32 bytes. */
    public byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    /** SHA-256 of the 32 bytes, 64 lower-case hexadecimal digits: published before the first draw. */
    public String commitment() {
        return HexFormat.of().formatHex(sha256(bytes()));
    }

    /**
     * The key of the draws: this seed, or when seats have brought nonces, SHA-256 of its 32 bytes followed, seat by
     * seat, by the length of the nonce as one byte and the nonce in ASCII.
     *
     * @param nonces 0 to 64 visible ASCII characters a seat; empty strings for none
     */
    public Seed mixedWith(List<String> nonces) {
        if (nonces.stream().allMatch(String::isEmpty)) {
            return this;
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(bytes());
        for (String nonce : nonces) {
            byte[] text = nonce.getBytes(StandardCharsets.US_ASCII);
            all.write(text.length);
            all.writeBytes(text);
        }
        return of(sha256(all.toByteArray()));
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
