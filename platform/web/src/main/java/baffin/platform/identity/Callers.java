package baffin.platform.identity;

import io.quarkus.security.UnauthorizedException;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.security.identity.SecurityIdentity;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.jspecify.annotations.Nullable;

/** Tells a resource who is calling. */
@ApplicationScoped
public class Callers {

    /** What callers may write for their own id, wherever one is meant. */
    public static final String ME = "me";

    private final CurrentIdentityAssociation identity;
    private final Revocations revocations;

    Callers(CurrentIdentityAssociation identity, Revocations revocations) {
        this.revocations = revocations;
        this.identity = identity;
    }

    /**
     * The caller of an endpoint that needs one.
     *
     * @return fails with 401 when the request has no valid token
     */
    public Uni<Caller> required() {
        return viewer().map(caller -> caller.orElseThrow(UnauthorizedException::new));
    }

    /**
     * The caller of an endpoint that is open to all, empty for one who is not signed in.
     *
     * @return fails with 401 when a token is sent and is not valid
     */
    public Uni<Optional<Caller>> viewer() {
        return identity.getDeferredIdentity().map(Callers::caller);
    }

    /**
     * The player that a request names by an id, or by {@value #ME} for its caller.
     *
     * @return fails with 401 when the caller is meant and is not signed in
     */
    public Uni<String> named(String player) {
        return player.equals(ME)
                ? required().map(Caller::player)
                : Uni.createFrom().item(player);
    }

    /** The same for a parameter that may be absent. */
    public Uni<Optional<String>> named(Optional<String> player) {
        return player.isEmpty()
                ? Uni.createFrom().item(player)
                : named(player.get()).map(Optional::of);
    }

    /**
     * How long a stream may go on that this request opens.
     *
     * @return fails with 401 when a token is sent and is not valid
     */
    public Uni<Lease> lease() {
        return identity.getDeferredIdentity()
                .map(found -> new Lease(caller(found), end(found), Clock.systemUTC(), early(found)));
    }

    /**
     * The session of the caller of an endpoint that needs one.
     *
     * @return fails with 401 when the request has no valid token
     */
    public Uni<SessionToken> session() {
        return identity.getDeferredIdentity().map(found -> {
            if (found.isAnonymous() || !(found.getPrincipal() instanceof JsonWebToken token)) {
                throw new UnauthorizedException();
            }
            return SessionToken.of(token);
        });
    }

    /** The bearer token of this request; empty when nobody is signed in. */
    public Uni<Optional<String>> bearer() {
        return identity.getDeferredIdentity()
                .map(found -> found.getPrincipal() instanceof JsonWebToken token && !found.isAnonymous()
                        ? Optional.of(token.getRawToken())
                        : Optional.empty());
    }

    private EarlyEnd early(SecurityIdentity identity) {
        return identity.getPrincipal() instanceof JsonWebToken token && token.getSubject() != null
                ? EarlyEnd.of(SessionToken.of(token), revocations)
                : EarlyEnd.NEVER;
    }

    private static @Nullable Instant end(SecurityIdentity identity) {
        return identity.getPrincipal() instanceof JsonWebToken token && !identity.isAnonymous()
                ? Instant.ofEpochSecond(token.getExpirationTime())
                : null;
    }

    private static Optional<Caller> caller(SecurityIdentity identity) {
        if (identity.isAnonymous() || !(identity.getPrincipal() instanceof JsonWebToken token)) {
            return Optional.empty();
        }
        String handle = token.getClaim(TokenSigner.HANDLE_CLAIM);
        if (token.getSubject() == null || handle == null) {
            throw new UnauthorizedException();
        }
        return Optional.of(
                new Caller(token.getSubject(), handle, token.getGroups().contains(Roles.BOT)));
    }
}
