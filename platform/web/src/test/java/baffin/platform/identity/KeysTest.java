package baffin.platform.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import org.jose4j.jwa.AlgorithmConstraints;
import org.jose4j.jwk.PublicJsonWebKey;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.consumer.InvalidJwtException;
import org.jose4j.jwt.consumer.JwtConsumer;
import org.jose4j.jwt.consumer.JwtConsumerBuilder;
import org.junit.jupiter.api.Test;

class KeysTest {

    private static final Grant GRANT =
            new Grant(new Caller("p-1", "Ann", false), Set.of(), "017f22e2-79b0-7cc3-98c4-dc0c0c07398f");

    private static JwtConsumer reader(SigningKey key) throws Exception {
        return new JwtConsumerBuilder()
                .setVerificationKey(
                        PublicJsonWebKey.Factory.newPublicJwk(key.publicJwk()).getPublicKey())
                .setJwsAlgorithmConstraints(AlgorithmConstraints.ConstraintType.PERMIT, "ES256")
                .setExpectedIssuer(TokenSigner.ISSUER)
                .setExpectedAudience(TokenSigner.AUDIENCE)
                .setRequireExpirationTime()
                .build();
    }

    @Test
    void a_token_is_read_with_the_published_half_of_the_key_alone() throws Exception {
        // coordinates with leading zeros or a sign byte come up within a few dozen keys
        for (int time = 0; time < 40; time++) {
            SigningKey key = SigningKey.generate("k" + time);
            String token = TokenSigner.sign(GRANT, key, Instant.now(), Duration.ofMinutes(5));

            JwtClaims claims = reader(key).processToClaims(token);

            assertThat(claims.getSubject()).isEqualTo("p-1");
            assertThat(claims.getClaimValueAsString("handle")).isEqualTo("Ann");
            assertThat(claims.getClaimValueAsString("sid")).isEqualTo(GRANT.session());
            assertThat(claims.getStringListClaimValue("groups")).containsExactly("PLAYER");
        }
    }

    @Test
    void another_key_does_not_do() throws Exception {
        String token = TokenSigner.sign(GRANT, SigningKey.generate("a"), Instant.now(), Duration.ofMinutes(5));
        JwtConsumer other = reader(SigningKey.generate("a"));

        assertThatThrownBy(() -> other.processToClaims(token)).isInstanceOf(InvalidJwtException.class);
    }

    @Test
    void a_stored_key_is_the_same_key() {
        SigningKey key = SigningKey.generate("k");

        SigningKey again = SigningKey.of(
                "k", key.privateKey().getEncoded(), key.publicKey().getEncoded());

        assertThat(again.publicJwk()).isEqualTo(key.publicJwk()).doesNotContainKey("d");
        assertThat(key.toString()).isEqualTo("SigningKey[k]");
    }
}
