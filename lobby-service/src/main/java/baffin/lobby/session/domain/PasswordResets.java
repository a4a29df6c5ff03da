package baffin.lobby.session.domain;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.Optional;

/** What lets somebody in once who has lost the password; known by its hash alone. */
public interface PasswordResets {

    /** Keeps one for an account, in the place of the one before. */
    Uni<Void> put(String account, String hash, Instant expiresAt);

    /** Id of the account that one is for; empty when nobody has it, or it has ended. */
    Uni<Optional<String>> account(String hash, Instant now);

    /** Forgets the one of an account. */
    Uni<Void> remove(String account);
}
