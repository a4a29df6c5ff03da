package baffin.platform.identity;

import io.quarkus.security.UnauthorizedException;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Optional;

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
        return token().map(Callers::caller);
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
        return token().map(token -> new Lease(
                caller(token),
                token.map(VerifiedToken::end).orElse(null),
                Clock.systemUTC(),
                token.map(known -> EarlyEnd.of(known.session(), revocations)).orElse(EarlyEnd.NEVER)));
    }

    /**
     * The session of the caller of an endpoint that needs one.
     *
     * @return fails with 401 when the request has no valid token
     */
    public Uni<SessionToken> session() {
        return token().map(
                        token -> token.orElseThrow(UnauthorizedException::new).session());
    }

    /** The bearer token of this request; empty when nobody is signed in. */
    public Uni<Optional<String>> bearer() {
        return token().map(token -> token.map(VerifiedToken::raw));
    }

    private Uni<Optional<VerifiedToken>> token() {
        return identity.getDeferredIdentity().map(found -> Optional.ofNullable(VerifiedToken.of(found)));
    }

    private static Optional<Caller> caller(Optional<VerifiedToken> token) {
        return token.map(known -> {
            if (known.caller() == null) {
                throw new UnauthorizedException();
            }
            return known.caller();
        });
    }
}
