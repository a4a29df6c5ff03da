package baffin.platform.identity;

import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * What a bearer token says of its session.
 *
 * @param account id of the account
 * @param session id of the session, or of what a program has proved itself with (UUIDv7)
 * @param began when it began (UTC)
 * @param connection id of the one connection that the token is for; null for any
 */
public record SessionToken(
        String account,
        String session,
        Instant began,
        @Nullable String connection) {

    private static final int TIME_SHIFT = 16;

    public SessionToken(String account, String session, Instant began) {
        this(account, session, began, null);
    }

    /** That of a session that says when it began. */
    static SessionToken of(String account, String session, @Nullable String connection) {
        return new SessionToken(account, session, began(session), connection);
    }

    /** True for a token of this session. */
    public boolean isOf(@Nullable String other) {
        return session.equals(other);
    }

    /** The first 48 bits of a UUIDv7 are its time in ms (RFC 9562). */
    static Instant began(String session) {
        return Instant.ofEpochMilli(UUID.fromString(session).getMostSignificantBits() >>> TIME_SHIFT);
    }
}
