package baffin.platform.identity;

import baffin.platform.problem.ProblemException;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.SecurityIdentityAugmentor;
import io.quarkus.security.identity.request.TokenAuthenticationRequest;
import io.quarkus.vertx.http.runtime.security.HttpSecurityUtils;
import io.smallrye.mutiny.Uni;
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
public class VerifiedTokens implements IdentityProvider<TokenAuthenticationRequest>, SecurityIdentityAugmentor {

    private static final int TOKENS_MAX = 5_000;
    private static final Duration REMEMBERED = Duration.ofMinutes(1);
    // OIDC's provider has the default, which is one above the system's first
    private static final int BEFORE_OIDC = SYSTEM_FIRST + 100;

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
    public Class<TokenAuthenticationRequest> getRequestType() {
        return TokenAuthenticationRequest.class;
    }

    @Override
    public int priority() {
        return BEFORE_OIDC;
    }

    /** The identity when the token is remembered and still good; else nothing, and OIDC decides. */
    @Override
    public Uni<SecurityIdentity> authenticate(
            TokenAuthenticationRequest request, AuthenticationRequestContext context) {
        SecurityIdentity known = identities.getIfPresent(request.getToken().getToken());
        return known != null && isGood(known)
                ? allowed(known, HttpSecurityUtils.getRoutingContextAttribute(request))
                : Uni.createFrom().nullItem();
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
