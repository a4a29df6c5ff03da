package baffin.accounts.token;

import baffin.platform.identity.SigningKey;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * The keys that sign tokens. The newest signs, all are published: to rotate, add a key and drop the old one when its
 * last
 * token has ended. Other instances see a new key within a minute.
 */
@ApplicationScoped
public class Keys {

    private static final Duration LOOK_AGAIN_AFTER = Duration.ofMinutes(1);
    private static final int KID_BYTES = 8;

    private final Vault vault;
    private final Clock clock;
    private volatile Known known = new Known(List.of(), Instant.EPOCH);

    Keys(Vault vault, Clock clock) {
        this.vault = vault;
        this.clock = clock;
    }

    private record Known(List<SigningKey> keys, Instant until) {}

    /** The key that signs; made at the very first call. */
    public Uni<SigningKey> signing() {
        return current().map(List::getFirst);
    }

    /** All keys as a JSON Web Key Set (RFC 7517). */
    public Uni<Map<String, Object>> published() {
        return current()
                .map(keys ->
                        Map.of("keys", keys.stream().map(SigningKey::publicJwk).toList()));
    }

    private Uni<List<SigningKey>> current() {
        Known now = known;
        if (clock.instant().isBefore(now.until())) {
            return Uni.createFrom().item(now.keys());
        }
        return vault.keys()
                .chain(keys -> keys.isEmpty() ? first() : Uni.createFrom().item(keys))
                .invoke(this::remember);
    }

    // two instances that start at once may both make one; both are kept, and the newest signs
    private Uni<List<SigningKey>> first() {
        byte[] kid = new byte[KID_BYTES];
        new SecureRandom().nextBytes(kid);
        SigningKey key = SigningKey.generate(HexFormat.of().formatHex(kid));
        return vault.add(key, clock.instant()).chain(vault::keys);
    }

    private void remember(List<SigningKey> keys) {
        known = new Known(keys, clock.instant().plus(LOOK_AGAIN_AFTER));
    }
}
