package baffin.accounts.accesstoken;

import baffin.platform.identity.Scope;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A personal access token as it is kept, without what proves it.
 *
 * @param id its id (UUIDv7)
 * @param account id of the account
 * @param name what its owner calls it, 1 to 60 characters
 * @param scopes what it may do, one or more
 * @param createdAt when it was made (UTC, ms)
 * @param expiresAt when it ends (UTC, ms)
 * @param usedAt when it was last used, to ten minutes (UTC); null for never
 */
public record AccessToken(
        String id,
        String account,
        String name,
        Set<Scope> scopes,
        Instant createdAt,
        Instant expiresAt,
        @Nullable Instant usedAt) {

    public AccessToken {
        scopes = Set.copyOf(scopes);
    }
}
