package baffin.lobby.api;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.UUID;
import java.util.regex.Pattern;

/** Ids of matches. A new one is made from what asks for it, so that a repeated request means the same match. */
final class Ids {

    private static final Pattern ID = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
    private static final long VERSION_8 = 0x8000L;
    private static final long VERSION_MASK = 0xF000L;
    private static final long VARIANT = 0x8000000000000000L;
    private static final long VARIANT_MASK = 0x3FFFFFFFFFFFFFFFL;

    private Ids() {}

    /** The match that a player opens with a key. */
    static String opened(String player, String key) {
        return named("open:" + player + ":" + key);
    }

    /** The one rematch of a match. */
    static String rematch(String matchId) {
        return named("rematch:" + matchId);
    }

    /** Throws 404 when no match can have the id, without asking anybody. */
    static String checked(String matchId) {
        if (!ID.matcher(matchId).matches()) {
            throw unknown();
        }
        return matchId;
    }

    static RuntimeException unknown() {
        ProblemType type = ProblemType.UNKNOWN_MATCH;
        return Problem.of(type, type.description()).asException();
    }

    /** A UUID of version 8 (RFC 9562): 122 bits of SHA-256. */
    private static String named(String name) {
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
