package baffin.platform.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class VerifiedTokensTest {

    private static final String ANN = "ann";
    private static final String SESSION = "017f22e2-79b0-7cc3-98c4-dc0c0c07398f";
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final AuthenticationRequestContext CONTEXT = new AuthenticationRequestContext() {
        @Override
        public Uni<SecurityIdentity> runBlocking(Supplier<SecurityIdentity> function) {
            return Uni.createFrom().item(function);
        }
    };

    private Instant now = START;
    private final InstantSource source = () -> now;
    private final Revocations revocations = new Revocations(source.withZone(ZoneOffset.UTC));
    private final VerifiedTokens tokens = new VerifiedTokens(source.withZone(ZoneOffset.UTC), revocations);

    @Test
    void what_oidc_has_accepted_is_remembered_with_its_signature() {
        SecurityIdentity identity = accepted(tokens, "head.body.signature", START.plusSeconds(600));

        assertThat(verified(tokens, "head.body.signature")).isSameAs(identity);
        assertThat(verified(tokens, "head.body.forged")).isNull();
    }

    @Test
    void the_claims_of_a_remembered_token_are_not_read_again() {
        Token token = new Token("token", START.plusSeconds(600).getEpochSecond());
        accepted(tokens, token);
        int read = token.reads().get();

        SecurityIdentity known = verified(tokens, "token");

        assertThat(VerifiedToken.of(known).session()).isEqualTo(SessionToken.of(ANN, SESSION, null));
        assertThat(token.reads()).hasValue(read);
    }

    @Test
    void only_a_bearer_token_is_looked_for() {
        accepted(tokens, "token", START.plusSeconds(600));

        assertThat(tokens.known("bearer token")).isNotNull();
        assertThat(tokens.known("Basic token")).isNull();
        assertThat(tokens.known(null)).isNull();
    }

    @Test
    void a_token_is_not_remembered_beyond_its_end() {
        accepted(tokens, "token", START.plusSeconds(30));
        now = START.plus(Duration.ofSeconds(29));
        assertThat(verified(tokens, "token")).isNotNull();

        now = START.plus(Duration.ofSeconds(30));

        assertThat(verified(tokens, "token")).isNull();
    }

    @Test
    void a_remembered_token_ends_with_its_account_s_sessions() {
        accepted(tokens, "token", START.plusSeconds(600));

        revocations.add(new Revocation(ANN, START.plusMillis(1), null, START.plusSeconds(600)));

        assertThat(verified(tokens, "token")).isNull();
        assertThatThrownBy(() -> accepted(tokens, "token", START.plusSeconds(600)))
                .isInstanceOf(AuthenticationFailedException.class);
    }

    @Test
    void other_identities_pass_by() {
        SecurityIdentity anonymous =
                QuarkusSecurityIdentity.builder().setAnonymous(true).build();

        assertThat(tokens.augment(anonymous, CONTEXT).await().indefinitely()).isSameAs(anonymous);
    }

    private static SecurityIdentity accepted(VerifiedTokens tokens, String raw, Instant end) {
        return accepted(tokens, new Token(raw, end.getEpochSecond()));
    }

    private static SecurityIdentity accepted(VerifiedTokens tokens, Token token) {
        SecurityIdentity identity =
                QuarkusSecurityIdentity.builder().setPrincipal(token).build();
        return tokens.augment(identity, CONTEXT).await().indefinitely();
    }

    private static @Nullable SecurityIdentity verified(VerifiedTokens tokens, String raw) {
        return tokens.known("Bearer " + raw);
    }

    private record Token(String raw, long end, AtomicInteger reads) implements JsonWebToken {

        Token(String raw, long end) {
            this(raw, end, new AtomicInteger());
        }

        @Override
        public String getName() {
            return "somebody";
        }

        @Override
        public Set<String> getClaimNames() {
            return Set.of("raw_token", "exp", "sub", "sid");
        }

        @Override
        @SuppressWarnings("unchecked") // claims are what their names say
        public <T> T getClaim(String name) {
            reads.incrementAndGet();
            return (T) Map.<String, Object>of("raw_token", raw, "exp", end, "sub", ANN, "sid", SESSION)
                    .get(name);
        }
    }
}
