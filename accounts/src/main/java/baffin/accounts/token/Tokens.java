package baffin.accounts.token;

import baffin.platform.identity.Grant;
import baffin.platform.identity.TokenSigner;
import baffin.platform.topics.Topics;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;

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

    /** A token for somebody who has proved who they are. */
    public Uni<String> issue(Grant grant) {
        return issue(grant, lifetime);
    }

    /**
     * The same with an end of its own.
     *
     * @param rest after which it is refused, at most {@link #lifetime()}
     */
    public Uni<String> issue(Grant grant, Duration rest) {
        return keys.signing().map(key -> TokenSigner.sign(grant, key, clock.instant(), rest));
    }
}
