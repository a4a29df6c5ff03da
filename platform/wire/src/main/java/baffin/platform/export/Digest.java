package baffin.platform.export;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** The last member of an export: SHA-256 over every byte before it. */
final class Digest {

    private static final byte[] MARK = (",\"" + Export.DIGEST_FIELD + "\":\"").getBytes(StandardCharsets.US_ASCII);
    private static final int HEX_DIGITS = 64;
    private static final byte[] END = "\"}".getBytes(StandardCharsets.US_ASCII);

    private Digest() {}

    /** The document with its digest; it must be an object with at least one member. */
    static byte[] sealed(byte[] document) {
        byte[] body = Arrays.copyOf(document, document.length - 1);
        byte[] digest = hex(body).getBytes(StandardCharsets.US_ASCII);
        byte[] whole = Arrays.copyOf(body, body.length + MARK.length + digest.length + END.length);
        System.arraycopy(MARK, 0, whole, body.length, MARK.length);
        System.arraycopy(digest, 0, whole, body.length + MARK.length, digest.length);
        System.arraycopy(END, 0, whole, whole.length - END.length, END.length);
        return whole;
    }

    /** True when the document ends with the digest of all that stands before it. */
    static boolean fits(byte[] whole) {
        int length = whole.length - MARK.length - HEX_DIGITS - END.length;
        return length > 0 && Arrays.equals(sealed(Arrays.copyOf(whole, length + 1)), whole);
    }

    /** The digest that a sealed document ends with. */
    static String of(byte[] whole) {
        int end = whole.length - END.length;
        return new String(whole, end - HEX_DIGITS, HEX_DIGITS, StandardCharsets.US_ASCII);
    }

    private static String hex(byte[] data) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(data));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
