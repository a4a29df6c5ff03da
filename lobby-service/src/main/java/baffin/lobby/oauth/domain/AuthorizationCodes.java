package baffin.lobby.oauth.domain;

import baffin.platform.identity.Scope;
import io.smallrye.mutiny.Uni;
import java.net.URI;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The codes that wait to be redeemed, known by their hashes alone. */
public interface AuthorizationCodes {

    /**
     * What a code stands for.
     *
     * @param client that may redeem it
     * @param account who lets the client act
     * @param redirectUri where the code was sent
     * @param scopes what the client may do
     * @param challenge of whoever has begun: SHA-256 of the verifier, base64url (RFC 7636, S256)
     * @param expiresAt when it ends (UTC, ms)
     * @param session that was begun with it; null while it is not redeemed
     */
    record Code(
            String client,
            String account,
            URI redirectUri,
            Set<Scope> scopes,
            String challenge,
            Instant expiresAt,
            @Nullable String session) {

        public Code {
            scopes = Set.copyOf(scopes);
        }
    }

    /** Keeps one, and forgets those that have ended. */
    Uni<Void> add(String hash, Code code, Instant now);

    /**
     * Takes one for a session, if nobody has.
     *
     * @param session id of the session that begins with it
     * @return the code as it was before; empty when nobody has it
     */
    Uni<Optional<Code>> take(String hash, String session);
}
