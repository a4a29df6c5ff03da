package baffin.platform.identity;

import baffin.platform.wire.Json;
import baffin.platform.wire.JsonFault;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A record of the topic {@code account.revocations}: no token of a subject that began before a moment is good any more.
 *
 * @param subject id of a session, of an account for all of its sessions, or of a connection
 * @param before tokens whose session began later stay good (UTC, ms)
 * @param except id of the one session of the account that goes on; null for none
 * @param until when the last of these tokens ends by itself, so that the record can be forgotten (UTC)
 */
public record Revocation(
        String subject, Instant before, @Nullable String except, Instant until) {

    /** As JSON. */
    public byte[] bytes() {
        return Json.shared().bytes(this);
    }

    /**
     * Reads a record.
     *
     * @throws JsonFault when it is none
     */
    static Revocation read(byte[] json) {
        return Json.shared().read(json, Revocation.class);
    }

    boolean ends(SessionToken token) {
        return subject.equals(token.session())
                || subject.equals(token.connection())
                || subject.equals(token.account()) && token.began().isBefore(before) && !token.isOf(except);
    }

    /** One record that ends what this one or another one of the same subject ends, and is kept as long as either. */
    Revocation or(Revocation other) {
        if (before.isBefore(other.before)) {
            return other.or(this);
        }
        boolean spared = except != null && !other.ends(new SessionToken(subject, except, SessionToken.began(except)));
        return new Revocation(
                subject, before, spared ? except : null, until.isAfter(other.until) ? until : other.until);
    }
}
