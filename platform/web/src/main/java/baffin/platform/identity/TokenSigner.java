package baffin.platform.identity;

import io.smallrye.jwt.algorithm.SignatureAlgorithm;
import io.smallrye.jwt.build.Jwt;
import io.smallrye.jwt.build.JwtClaimsBuilder;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.TreeSet;

/** Writes the bearer tokens that all services accept. */
public final class TokenSigner {

    /** Issuer of every token. */
    public static final String ISSUER = "baffin";

    /** Audience of every token. */
    public static final String AUDIENCE = "baffin";

    /** Claim with the public name. */
    public static final String HANDLE_CLAIM = "handle";

    /** Claim with the id of the session, or of what a program has proved itself with. */
    public static final String SESSION_CLAIM = "sid";

    /** Claim with the scopes; absent from tokens that may do whatever the account may. */
    public static final String SCOPE_CLAIM = "scope";

    /** Claim with the id of the one connection that the token is for; absent from others. */
    static final String CONNECTION_CLAIM = "connection";

    private TokenSigner() {}

    /**
     * A signed token (compact JWS).
     *
     * @param now time of issue
     * @param lifetime after which it is refused
     */
    public static String sign(Grant grant, SigningKey key, Instant now, Duration lifetime) {
        JwtClaimsBuilder claims = Jwt.issuer(ISSUER)
                .audience(AUDIENCE)
                .subject(grant.caller().player())
                .claim(HANDLE_CLAIM, grant.caller().handle())
                .claim(SESSION_CLAIM, grant.session())
                .groups(groups(grant))
                .issuedAt(now)
                .expiresAt(now.plus(lifetime));
        if (grant.scopes() != null) {
            claims.claim(SCOPE_CLAIM, Scope.claim(grant.scopes()));
        }
        if (grant.connection() != null) {
            claims.claim(CONNECTION_CLAIM, grant.connection());
        }
        return claims.jws().algorithm(SignatureAlgorithm.ES256).keyId(key.kid()).sign(key.privateKey());
    }

    private static Set<String> groups(Grant grant) {
        Set<String> groups = new TreeSet<>(grant.groups());
        groups.add(grant.caller().bot() ? Roles.BOT : Roles.PLAYER);
        return groups;
    }
}
