package baffin.lobby.email.domain;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The e-mail addresses that are kept. */
public interface Emails {

    /** Whose address was proved. */
    record Proved(String account, @Nullable String before) {}

    /** That of an account. */
    Uni<Email> of(String account);

    /**
     * Keeps an address until its owner proves it, in the place of another one that waits.
     *
     * @param hash of the token that proves it
     * @param expiresAt when the token ends (UTC)
     */
    Uni<Void> await(String account, String address, String hash, Instant expiresAt);

    /** Makes the address that waits the one of the account; empty when nobody has the token, or it has ended. */
    Uni<Optional<Proved>> prove(String hash, Instant now);

    /** Forgets both of an account. */
    Uni<Void> remove(String account);
}
