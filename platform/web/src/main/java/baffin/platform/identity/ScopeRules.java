package baffin.platform.identity;

import static baffin.platform.identity.Scope.ORGANISE;
import static baffin.platform.identity.Scope.PLAY;
import static baffin.platform.identity.Scope.READ;
import static baffin.platform.identity.Scope.WEBHOOKS;

import io.vertx.core.http.HttpMethod;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Which scopes allow a request; what is not named here needs the account itself. */
final class ScopeRules {

    private static final Set<HttpMethod> SAFE = Set.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS);

    private static final Pattern OF_ACCOUNT = addresses("auth/.+", "players/me/(sessions|tokens|password)");

    private record Rule(Pattern address, Set<Scope> scopes) {}

    /** The first that fits counts. */
    private static final List<Rule> CHANGES = List.of(
            new Rule(
                    addresses("competitions/[^/]+/(entrants(/[^/]+/(withdraw|return|check-in|byes.*))?|alternates"
                            + "|invitations|rounds/[^/]+/tables/[^/]+/ruling-request)"),
                    Set.of(PLAY, ORGANISE)),
            new Rule(addresses("competitions/[^/]+/entrants/batch"), Set.of(ORGANISE)),
            new Rule(addresses("competitions"), Set.of(ORGANISE)),
            new Rule(addresses("matches|lobby/matches|seeks|quick-match|sandboxes"), Set.of(PLAY)),
            new Rule(addresses("players/me/(notifications|mutes|quiet-hours)"), Set.of(PLAY)));

    private static final Pattern OF_WEBHOOKS = addresses("webhooks");

    private ScopeRules() {}

    /** The scopes of which a token needs one; empty when none is enough. */
    static Set<Scope> allowing(HttpMethod method, String path) {
        if (OF_ACCOUNT.matcher(path).matches()) {
            return Set.of();
        }
        if (OF_WEBHOOKS.matcher(path).matches()) {
            return Set.of(WEBHOOKS);
        }
        if (SAFE.contains(method)) {
            return Set.of(READ);
        }
        return CHANGES.stream()
                .filter(rule -> rule.address().matcher(path).matches())
                .findFirst()
                .map(Rule::scopes)
                .orElse(Set.of());
    }

    /** Whole addresses below the API, with all that is below them. */
    private static Pattern addresses(String... alternatives) {
        return Pattern.compile("/api/v1/(" + String.join("|", alternatives) + ")(/.*)?");
    }
}
