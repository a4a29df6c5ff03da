package baffin.platform.identity;

import baffin.platform.problem.ProblemException;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProviderManager;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.SecurityIdentityAugmentor;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism;
import io.quarkus.vertx.http.runtime.security.HttpSecurityUtils;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.jspecify.annotations.Nullable;

/**
 * Remembers tokens whose signature was checked, since checking it costs more than most of what callers ask for.
 *
 * <p>A token is remembered by all of its characters, the signature included, for a minute at most and never beyond its
 * own end or that of its session. What is not remembered is left to OIDC, whose answer comes by as
 * {@link SecurityIdentityAugmentor}.
 */
@ApplicationScoped
public class VerifiedTokens implements HttpAuthenticationMechanism, SecurityIdentityAugmentor {

    private static final int TOKENS_MAX = 5_000;
    private static final Duration REMEMBERED = Duration.ofMinutes(1);
    private static final String BEARER = "Bearer ";

    private final Clock clock;
    private final Revocations revocations;
    private final Cache<String, SecurityIdentity> identities = Caffeine.newBuilder()
            .maximumSize(TOKENS_MAX)
            .expireAfterWrite(REMEMBERED)
            .build();

    @Inject
    VerifiedTokens(Revocations revocations) {
        this(Clock.systemUTC(), revocations);
    }

    VerifiedTokens(Clock clock, Revocations revocations) {
        this.clock = clock;
        this.revocations = revocations;
    }

    @Override
    public int getPriority() {
        // OIDC has the default or one above it
        return DEFAULT_PRIORITY + 100;
    }

    /** The identity when the token is remembered and still good; else nothing, and OIDC decides. */
    @Override
    public Uni<SecurityIdentity> authenticate(RoutingContext context, IdentityProviderManager providers) {
        SecurityIdentity known = known(context.request().headers().get(HttpHeaders.AUTHORIZATION));
        return known == null ? Uni.createFrom().nullItem() : allowed(known, context);
    }

    /** The identity that credentials have, as in the Authorization header; null when they are not remembered. */
    @Nullable
    SecurityIdentity known(@Nullable String credentials) {
        if (credentials == null || !credentials.regionMatches(true, 0, BEARER, 0, BEARER.length())) {
            return null;
        }
        SecurityIdentity known = identities.getIfPresent(credentials.substring(BEARER.length()));
        return known != null && isGood(known) ? known : null;
    }

    /** OIDC challenges those who must sign in. */
    @Override
    public Uni<ChallengeData> getChallenge(RoutingContext context) {
        return Uni.createFrom().nullItem();
    }

    @Override
    public Uni<SecurityIdentity> augment(SecurityIdentity identity, AuthenticationRequestContext context) {
        return augment(identity, context, Map.of());
    }

    @Override
    public Uni<SecurityIdentity> augment(
            SecurityIdentity identity, AuthenticationRequestContext context, Map<String, Object> attributes) {
        if (!(identity.getPrincipal() instanceof JsonWebToken claims)) {
            return Uni.createFrom().item(identity);
        }
        return Uni.createFrom()
                .item(() -> remember(identity, VerifiedToken.read(claims)))
                .chain(known -> allowed(known, HttpSecurityUtils.getRoutingContextAttribute(attributes)));
    }

    private SecurityIdentity remember(SecurityIdentity identity, VerifiedToken token) {
        if (revocations.refuses(token.session())) {
            throw new AuthenticationFailedException(new TokenFaults.Ended());
        }
        SecurityIdentity known = token.in(identity);
        identities.put(token.raw(), known);
        return known;
    }

    private static Uni<SecurityIdentity> allowed(SecurityIdentity identity, @Nullable RoutingContext context) {
        VerifiedToken token = VerifiedToken.of(identity);
        Optional<ProblemException> fault = token == null ? Optional.empty() : ScopeGuard.fault(token.scopes(), context);
        return fault.isPresent()
                ? Uni.createFrom().failure(fault.get())
                : Uni.createFrom().item(identity);
    }

    private boolean isGood(SecurityIdentity identity) {
        VerifiedToken token = VerifiedToken.of(identity);
        return token != null && clock.instant().isBefore(token.end()) && !revocations.refuses(token.session());
    }
}
