package baffin.platform.identity;

import static baffin.platform.identity.Scope.ORGANISE;
import static baffin.platform.identity.Scope.PLAY;
import static baffin.platform.identity.Scope.READ;
import static baffin.platform.identity.Scope.WEBHOOKS;

import baffin.platform.limits.Methods;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Refuses what the scopes of a token do not allow; a token without scopes may do whatever its account may. */
final class ScopeGuard {

    private ScopeGuard() {}

    /**
     * Why a token is not enough for a request.
     *
     * @param scopes of the token; null when it has none
     * @param context of the request; null when it is unknown, so that only a token without scopes is enough
     * @return a problem (403) that names the scopes; empty when the token is enough
     */
    static Optional<ProblemException> fault(@Nullable Set<Scope> scopes, @Nullable RoutingContext context) {
        if (scopes == null) {
            return Optional.empty();
        }
        // letters may come percent-encoded; the resource that is found does not depend on it
        String path = context == null ? "" : context.normalizedPath();
        Set<Scope> allowing = context == null
                ? Set.of()
                : ScopeRules.allowing(context.request().method(), path);
        return scopes.stream().anyMatch(scope -> allows(scope, allowing, path))
                ? Optional.empty()
                : Optional.of(insufficient(allowing));
    }

    private static boolean allows(Scope scope, Set<Scope> allowing, String path) {
        return allowing.contains(scope)
                || allowing.contains(ORGANISE)
                        && scope.competition()
                                .filter(id -> ScopeRules.concerns(id, path))
                                .isPresent();
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

    /** Which scopes allow a request; what is not named here needs the account itself. */
    static final class ScopeRules {

        private static final String API = "/api/v1/";

        private static final Pattern OF_ACCOUNT = below(
                "auth/.+",
                "operator",
                "players/me/(sessions|tokens|identities|oauth-clients|password|email|handle)",
                "players/me/(deletion|data|new-access|operator-actions)");

        /** What somebody does who takes part, or an organiser for them. */
        private static final String OF_ENTRANT = "(entrants"
                + "|entrants/[^/]+/(withdraw|return|check-in|byes|byes/[^/]+)"
                + "|alternates|alternates/[^/]+|alternates/[^/]+/check-in"
                + "|invitations/[^/]+"
                + "|rounds/[^/]+/tables/[^/]+/ruling-request)";

        private record Rule(Pattern address, Set<Scope> scopes) {}

        /** The first that fits counts. */
        private static final List<Rule> CHANGES = List.of(
                new Rule(exactly("competitions/[^/]+/" + OF_ENTRANT), Set.of(PLAY, ORGANISE)),
                new Rule(below("competitions"), Set.of(ORGANISE)),
                new Rule(below("matches|lobby/matches|seeks|quick-match|sandboxes"), Set.of(PLAY)),
                new Rule(exactly("players/me/stream-tickets"), Set.of(READ)),
                // what a stream tells is read, and so is what it is asked to tell
                new Rule(below("players/me/stream"), Set.of(READ)),
                new Rule(below("players/me/(notifications|mutes|quiet-hours|preferences)"), Set.of(PLAY)));

        /** What tells others of the account's notifications for longer than a token lasts. */
        private static final Pattern OF_WEBHOOKS = below("webhooks", "players/me/push-subscriptions");

        private ScopeRules() {}

        /** The scopes of which a token needs one; empty when none is enough. */
        static Set<Scope> allowing(HttpMethod method, String path) {
            if (OF_ACCOUNT.matcher(path).matches() || path.contains(";") || path.contains("//")) {
                return Set.of();
            }
            if (OF_WEBHOOKS.matcher(path).matches()) {
                return Set.of(WEBHOOKS);
            }
            if (Methods.safe(method.name())) {
                return Set.of(READ);
            }
            return CHANGES.stream()
                    .filter(rule -> rule.address().matcher(path).matches())
                    .findFirst()
                    .map(Rule::scopes)
                    .orElse(Set.of());
        }

        /** True for what is done to one competition, and not where another one is made of it. */
        static boolean concerns(String competition, String path) {
            String address = API + "competitions/" + competition;
            return path.equals(address)
                    || path.startsWith(address + "/")
                            && !path.equals(address + "/copy")
                            && !path.equals(address + "/next-season");
        }

        private static Pattern exactly(String address) {
            return Pattern.compile(API + address);
        }

        /** Addresses with all that is below them. */
        private static Pattern below(String... addresses) {
            return Pattern.compile(API + "(" + String.join("|", addresses) + ")(/.*)?");
        }
    }
}
