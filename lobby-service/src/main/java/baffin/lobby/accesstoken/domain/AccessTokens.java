package baffin.lobby.accesstoken.domain;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The personal access tokens that are kept; what proves one is known by its hash alone. */
public interface AccessTokens {

    /**
     * Keeps a new one, and forgets those of the account that have ended.
     *
     * @param most of one account
     * @return false when the account has so many already
     */
    Uni<Boolean> add(AccessToken token, String hash, int most);

    /** Those of an account that have not ended, the newest first. */
    Uni<List<AccessToken>> of(String account, Instant now);

    /** The token of an account with an id. */
    Uni<Optional<AccessToken>> find(String account, String id);

    /**
     * The token with a hash if it has not ended; notes that it was used.
     *
     * @param exact how much later than noted the last use may be
     */
    Uni<Optional<AccessToken>> use(String hash, Instant now, Duration exact);

    /** Forgets a token. */
    Uni<Void> remove(String id);

    /** Forgets all tokens of an account. */
    Uni<Void> removeAll(String account);
}
