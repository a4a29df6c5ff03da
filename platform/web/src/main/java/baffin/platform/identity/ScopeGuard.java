package baffin.platform.identity;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import io.vertx.ext.web.RoutingContext;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.jspecify.annotations.Nullable;

/** Refuses what the scopes of a token do not allow; a token without scopes may do whatever its account may. */
final class ScopeGuard {

    private ScopeGuard() {}

    /**
     * Why a token is not enough for a request.
     *
     * @param context of the request; null when it is unknown, so that only a token without scopes is enough
     * @return a problem (403) that names the scopes; empty when the token is enough
     */
    static Optional<ProblemException> fault(JsonWebToken token, @Nullable RoutingContext context) {
        Object claim = token.getClaim(TokenSigner.SCOPE_CLAIM);
        if (claim == null) {
            return Optional.empty();
        }
        Set<Scope> allowing = allowing(context);
        return Scope.of(claim.toString()).stream().anyMatch(allowing::contains)
                ? Optional.empty()
                : Optional.of(insufficient(allowing));
    }

    private static Set<Scope> allowing(@Nullable RoutingContext context) {
        if (context == null) {
            return Set.of();
        }
        // letters may come percent-encoded; the resource that is found does not depend on it
        return ScopeRules.allowing(context.request().method(), context.normalizedPath());
    }

    private static ProblemException insufficient(Set<Scope> allowing) {
        String scopes = Scope.claim(allowing);
        String detail = allowing.isEmpty()
                ? "No scope of a token allows this: sign in as the account itself"
                : "The token lacks a scope that allows this: " + scopes.replace(" ", " or ");
        return new ProblemException(
                Problem.of(ProblemType.FORBIDDEN, detail),
                Map.of(
                        "WWW-Authenticate",
                        "Bearer realm=\"baffin\", error=\"insufficient_scope\""
                                + (allowing.isEmpty() ? "" : ", scope=\"" + scopes + "\"")));
    }
}
