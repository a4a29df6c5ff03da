package baffin.testkit.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.jose4j.jwk.HttpsJwks;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.consumer.InvalidJwtException;
import org.jose4j.jwt.consumer.JwtConsumer;
import org.jose4j.jwt.consumer.JwtConsumerBuilder;
import org.jose4j.keys.resolvers.HttpsJwksVerificationKeyResolver;
import org.junit.jupiter.api.Test;

class TokenIssuerTest {

    private final TokenIssuer issuer = TokenIssuer.shared();
    private final JwtConsumer verifier = new JwtConsumerBuilder()
            .setVerificationKeyResolver(new HttpsJwksVerificationKeyResolver(new HttpsJwks(issuer.jwksUrl())))
            .setExpectedIssuer("baffin")
            .setExpectedAudience("baffin")
            .setRequireExpirationTime()
            .build();

    @Test
    void a_token_verifies_with_the_served_key_and_names_its_player() throws Exception {
        JwtClaims claims = verifier.processToClaims(issuer.token("p-1", "Ada"));

        assertThat(claims.getSubject()).isEqualTo("p-1");
        assertThat(claims.getStringClaimValue("handle")).isEqualTo("Ada");
        assertThat(claims.getStringListClaimValue("groups")).containsExactly("PLAYER");
    }

    @Test
    void bent_tokens_do_not_verify() {
        TestToken token = issuer.forPlayer("p-1", "Ada");
        for (String bent : new String[] {
            token.expired().sign(),
            token.audience("other").sign(),
            token.issuer("other").sign(),
            token.forge(),
            token.unsigned()
        }) {
            assertThatThrownBy(() -> verifier.processToClaims(bent)).isInstanceOf(InvalidJwtException.class);
        }
    }
}
