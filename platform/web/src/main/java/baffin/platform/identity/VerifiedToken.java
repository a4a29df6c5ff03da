package baffin.platform.identity;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import java.time.Instant;
import java.util.Set;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.jspecify.annotations.Nullable;

/**
 * What a token with a good signature says; its claims are read once, since each read of a claim of ours is slow.
 *
 * @param raw the token itself
 * @param session of the account
 * @param caller null when the token names no handle
 * @param scopes null when the token may do whatever its account may
 * @param end when the token ends (UTC)
 */
record VerifiedToken(
        String raw,
        SessionToken session,
        @Nullable Caller caller,
        @Nullable Set<Scope> scopes,
        Instant end) {

    private static final String ATTRIBUTE = "baffin.token";

    /** That of an identity; null for one who is not signed in. */
    static @Nullable VerifiedToken of(SecurityIdentity identity) {
        return identity.getAttribute(ATTRIBUTE);
    }

    /**
     * Reads the claims of a token.
     *
     * @throws AuthenticationFailedException when it names no session of an account
     */
    static VerifiedToken read(JsonWebToken token) {
        String account = token.getSubject();
        String session = token.getClaim(TokenSigner.SESSION_CLAIM);
        if (account == null || session == null) {
            throw new AuthenticationFailedException("the token names no session");
        }
        String handle = token.getClaim(TokenSigner.HANDLE_CLAIM);
        Object scopes = token.getClaim(TokenSigner.SCOPE_CLAIM);
        return new VerifiedToken(
                token.getRawToken(),
                SessionToken.of(account, session, token.getClaim(TokenSigner.CONNECTION_CLAIM)),
                handle == null
                        ? null
                        : new Caller(account, handle, token.getGroups().contains(Roles.BOT)),
                scopes == null ? null : Scope.of(scopes.toString()),
                Instant.ofEpochSecond(token.getExpirationTime()));
    }

    /** The identity with what its token says. */
    SecurityIdentity in(SecurityIdentity identity) {
        return QuarkusSecurityIdentity.builder(identity)
                .addAttribute(ATTRIBUTE, this)
                .build();
    }
}
