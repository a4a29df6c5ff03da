package baffin.accounts.session;

import baffin.platform.identity.Scope;
import baffin.platform.identity.SessionToken;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Somebody signed in on one device.
 *
 * @param id its id (UUIDv7); tokens carry it
 * @param account id of the account
 * @param device what the program called itself when it signed in, at most 200 characters; empty when it did not
 * @param address internet address of the last sign-in or renewal
 * @param createdAt when it began (UTC, ms)
 * @param usedAt when it was last renewed (UTC, ms)
 * @param use what a client may do with it that the account lets act; null for the account itself
 * @param secondFactor whether that of an operator was proved in it
 */
public record Session(
        String id,
        String account,
        String device,
        String address,
        Instant createdAt,
        Instant usedAt,
        @Nullable ClientGrant use,
        boolean secondFactor) {

    /** What a bearer token of it says. */
    public SessionToken token() {
        return new SessionToken(account, id, createdAt);
    }

    /**
     * What a client may do.
     *
     * @param client its id
     * @param name what people read
     * @param scopes one or more
     */
    public record ClientGrant(String client, String name, Set<Scope> scopes) {

        public ClientGrant {
            scopes = Set.copyOf(scopes);
        }
    }
}
