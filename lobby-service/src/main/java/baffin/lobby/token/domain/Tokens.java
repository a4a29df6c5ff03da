package baffin.lobby.token.domain;

import baffin.platform.identity.Caller;
import baffin.platform.identity.Scope;
import baffin.platform.identity.TokenSigner;
import baffin.platform.topics.Topics;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.Set;

/** Issues bearer tokens. */
@ApplicationScoped
public class Tokens {

    /** No token outlives the record of its end. */
    private static final Duration LIFETIME_MAX = Duration.ofDays(Topics.REVOCATION_DAYS);

    private final Keys keys;
    private final Clock clock;
    private final Duration lifetime;

    Tokens(Keys keys, Clock clock, TokenConfig config) {
        this.keys = keys;
        this.clock = clock;
        this.lifetime = LIFETIME_MAX.compareTo(config.tokenLifetime()) < 0 ? LIFETIME_MAX : config.tokenLifetime();
    }

    /** After which a token is refused. */
    public Duration lifetime() {
        return lifetime;
    }

    /**
     * A token for somebody who has proved who they are.
     *
     * @param session id of the session (UUIDv7)
     */
    public Uni<String> issue(Caller caller, String session) {
        return keys.signing().map(key -> TokenSigner.sign(caller, session, key, clock.instant(), lifetime));
    }

    /**
     * A token for a program that may not do everything.
     *
     * @param credential id of what it proved itself with (UUIDv7)
     * @param lifetime after which it is refused, at most {@link #lifetime()}
     */
    public Uni<String> issue(Caller caller, String credential, Set<Scope> scopes, Duration lifetime) {
        return keys.signing().map(key -> TokenSigner.sign(caller, credential, scopes, key, clock.instant(), lifetime));
    }
}
