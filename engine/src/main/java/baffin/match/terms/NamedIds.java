package baffin.match.terms;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.UUID;

/** Ids made from what they stand for, so that the same thing asked for twice has one id. */
public final class NamedIds {

    private static final long VERSION_8 = 0x8000L;
    private static final long VERSION_MASK = 0xF000L;
    private static final long VARIANT = 0x8000000000000000L;
    private static final long VARIANT_MASK = 0x3FFFFFFFFFFFFFFFL;

    private NamedIds() {}

    /** A UUID of version 8 (RFC 9562): 122 bits of SHA-256. */
    public static String of(String name) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(name.getBytes(StandardCharsets.UTF_8));
            ByteBuffer bits = ByteBuffer.wrap(digest);
            long high = bits.getLong() & ~VERSION_MASK | VERSION_8;
            long low = bits.getLong() & VARIANT_MASK | VARIANT;
            return new UUID(high, low).toString();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
