package baffin.lobby.token;

import baffin.platform.identity.Caller;
import baffin.platform.identity.TokenSigner;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;

/** Issues bearer tokens. */
@ApplicationScoped
public class Tokens {

    /** After which a token is refused. */
    public static final Duration LIFETIME = Duration.ofHours(1);

    private final Keys keys;
    private final Clock clock;

    Tokens(Keys keys, Clock clock) {
        this.keys = keys;
        this.clock = clock;
    }

    /** A token for somebody who has proved who they are. */
    public Uni<String> issue(Caller caller) {
        return keys.signing().map(key -> TokenSigner.sign(caller, key, clock.instant(), LIFETIME));
    }
}
