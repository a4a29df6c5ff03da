package baffin.testkit.http;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jose4j.json.JsonUtil;
import org.jose4j.jwk.EcJwkGenerator;
import org.jose4j.jwk.PublicJsonWebKey;
import org.jose4j.jws.AlgorithmIdentifiers;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.keys.EllipticCurves;
import org.jose4j.lang.JoseException;

/** A token before it is signed. Each method gives a changed copy; unchanged it is valid. */
public final class TestToken {

    private static final Duration LIFE = Duration.ofHours(6);

    private final PublicJsonWebKey key;
    private final Map<String, Object> claims;

    private TestToken(PublicJsonWebKey key, Map<String, Object> claims) {
        this.key = key;
        this.claims = claims;
    }

    static TestToken valid(PublicJsonWebKey key, String playerId, String handle) {
        long now = Instant.now().getEpochSecond();
        Map<String, Object> claims = new LinkedHashMap<>();
        claims.put("iss", "baffin");
        claims.put("aud", "baffin");
        claims.put("sub", playerId);
        claims.put("upn", handle);
        claims.put("handle", handle);
        claims.put("groups", List.of("PLAYER"));
        claims.put("sid", session());
        claims.put("jti", playerId + "-" + System.nanoTime());
        claims.put("iat", now);
        claims.put("exp", now + LIFE.toSeconds());
        return new TestToken(key, claims);
    }

    // a UUIDv7: its time says when the session began
    private static String session() {
        UUID random = UUID.randomUUID();
        return new UUID(System.currentTimeMillis() << 16 | 0x7000, random.getLeastSignificantBits()).toString();
    }

    public TestToken groups(String... groups) {
        return with("groups", List.of(groups));
    }

    public TestToken audience(String audience) {
        return with("aud", audience);
    }

    public TestToken issuer(String issuer) {
        return with("iss", issuer);
    }

    /** A token that ended hours ago. */
    public TestToken expired() {
        long then = Instant.now().minus(LIFE).getEpochSecond();
        return with("iat", then - 60).with("exp", then);
    }

    public TestToken with(String claim, Object value) {
        Map<String, Object> changed = new LinkedHashMap<>(claims);
        changed.put(claim, value);
        return new TestToken(key, changed);
    }

    /** The token, signed with the issuer's key. */
    public String sign() {
        return sign(key);
    }

    /** A token with the issuer's key id, but signed with a key that is not the issuer's. */
    public String forge() {
        try {
            PublicJsonWebKey other = EcJwkGenerator.generateJwk(EllipticCurves.P256);
            other.setKeyId(key.getKeyId());
            return sign(other);
        } catch (JoseException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A token that claims to need no signature. */
    public String unsigned() {
        JsonWebSignature jws = new JsonWebSignature();
        jws.setAlgorithmConstraints(org.jose4j.jwa.AlgorithmConstraints.NO_CONSTRAINTS);
        jws.setAlgorithmHeaderValue(AlgorithmIdentifiers.NONE);
        return compact(jws);
    }

    private String sign(PublicJsonWebKey signer) {
        JsonWebSignature jws = new JsonWebSignature();
        jws.setAlgorithmHeaderValue(AlgorithmIdentifiers.ECDSA_USING_P256_CURVE_AND_SHA256);
        jws.setKeyIdHeaderValue(signer.getKeyId());
        jws.setHeader("typ", "JWT");
        jws.setKey(signer.getPrivateKey());
        return compact(jws);
    }

    private String compact(JsonWebSignature jws) {
        try {
            jws.setPayload(JsonUtil.toJson(claims));
            return jws.getCompactSerialization();
        } catch (JoseException e) {
            throw new IllegalStateException("token could not be signed", e);
        }
    }
}
