package baffin.platform.identity;

import io.smallrye.jwt.algorithm.SignatureAlgorithm;
import io.smallrye.jwt.build.Jwt;
import io.smallrye.jwt.build.JwtClaimsBuilder;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;

/** Writes the bearer tokens that all services accept. */
public final class TokenSigner {

    /** Issuer of every token. */
    public static final String ISSUER = "baffin";

    /** Audience of every token. */
    public static final String AUDIENCE = "baffin";

    /** Claim with the public name. */
    public static final String HANDLE_CLAIM = "handle";

    /** Claim with the id of the session; absent from tokens of releases without sessions. */
    public static final String SESSION_CLAIM = "sid";

    /** Claim with the scopes; absent from tokens that may do whatever the account may. */
    public static final String SCOPE_CLAIM = "scope";

    private TokenSigner() {}

    /** A signed token (compact JWS) of no session, which nothing ends before its time but its account. */
    public static String sign(Caller caller, SigningKey key, Instant now, Duration lifetime) {
        return written(claims(caller, now, lifetime), key);
    }

    /**
     * A signed token (compact JWS).
     *
     * @param session id of its session (UUIDv7)
     * @param now time of issue
     * @param lifetime after which it is refused
     */
    public static String sign(Caller caller, String session, SigningKey key, Instant now, Duration lifetime) {
        return written(claims(caller, now, lifetime).claim(SESSION_CLAIM, session), key);
    }

    /**
     * The same for a program that may not do everything.
     *
     * @param session id of what it proved itself with (UUIDv7)
     */
    public static String sign(
            Caller caller, String session, Set<Scope> scopes, SigningKey key, Instant now, Duration lifetime) {
        JwtClaimsBuilder claims =
                claims(caller, now, lifetime).claim(SESSION_CLAIM, session).claim(SCOPE_CLAIM, Scope.claim(scopes));
        return written(claims, key);
    }

    private static JwtClaimsBuilder claims(Caller caller, Instant now, Duration lifetime) {
        return Jwt.issuer(ISSUER)
                .audience(AUDIENCE)
                .subject(caller.player())
                .claim(HANDLE_CLAIM, caller.handle())
                .groups(Set.of(caller.bot() ? Roles.BOT : Roles.PLAYER))
                .issuedAt(now)
                .expiresAt(now.plus(lifetime));
    }

    private static String written(JwtClaimsBuilder claims, SigningKey key) {
        return claims.jws().algorithm(SignatureAlgorithm.ES256).keyId(key.kid()).sign(key.privateKey());
    }
}
