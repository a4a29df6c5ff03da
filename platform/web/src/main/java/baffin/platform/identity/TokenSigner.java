package baffin.platform.identity;

import io.smallrye.jwt.algorithm.SignatureAlgorithm;
import io.smallrye.jwt.build.Jwt;
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

    private TokenSigner() {}

    /**
     * A signed token (compact JWS).
     *
     * @param now time of issue
     * @param lifetime after which it is refused
     */
    public static String sign(Caller caller, SigningKey key, Instant now, Duration lifetime) {
        return Jwt.issuer(ISSUER)
                .audience(AUDIENCE)
                .subject(caller.player())
                .claim(HANDLE_CLAIM, caller.handle())
                .groups(Set.of(caller.bot() ? Roles.BOT : Roles.PLAYER))
                .issuedAt(now)
                .expiresAt(now.plus(lifetime))
                .jws()
                .algorithm(SignatureAlgorithm.ES256)
                .keyId(key.kid())
                .sign(key.privateKey());
    }
}
