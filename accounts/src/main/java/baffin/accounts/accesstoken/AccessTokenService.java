package baffin.accounts.accesstoken;

import baffin.accounts.account.Account;
import baffin.accounts.account.Accounts;
import baffin.accounts.account.Admission;
import baffin.accounts.account.SignIn;
import baffin.accounts.session.OtherCredentials;
import baffin.accounts.session.RevocationLog;
import baffin.accounts.session.SecretTokens;
import baffin.accounts.token.Tokens;
import baffin.platform.credential.TokenExchange;
import baffin.platform.identity.Grant;
import baffin.platform.identity.Revocation;
import baffin.platform.identity.Scope;
import baffin.platform.identity.SessionToken;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochGenerator;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes, lists, ends and exchanges personal access tokens. */
@ApplicationScoped
public class AccessTokenService implements TokenExchange, OtherCredentials {

    /** Tokens of one account. */
    private static final int TOKENS_MAX = 50;

    private static final Duration USE_NOTED_TO = Duration.ofMinutes(10);

    private final AccessTokens kept;
    private final Accounts accounts;
    private final SignIn signIn;
    private final Admission admission;
    private final Tokens tokens;
    private final RevocationLog revocations;
    private final Clock clock;
    private final SecretTokens secrets = new SecretTokens(PREFIX);
    private final TimeBasedEpochGenerator ids = Generators.timeBasedEpochGenerator();

    AccessTokenService(
            AccessTokens kept,
            Accounts accounts,
            SignIn signIn,
            Admission admission,
            Tokens tokens,
            RevocationLog revocations,
            Clock clock) {
        this.admission = admission;
        this.kept = kept;
        this.accounts = accounts;
        this.signIn = signIn;
        this.tokens = tokens;
        this.revocations = revocations;
        this.clock = clock;
    }

    /**
     * A token as its owner sees it once.
     *
     * @param secret proves it; never shown again
     */
    public record NewToken(AccessToken token, String secret) {

        @Override
        public String toString() {
            return "NewToken[" + token.id() + "]";
        }
    }

    /**
     * Makes a token.
     *
     * @param name 1 to 60 characters
     * @param lifetime after which it ends
     * @return fails with 409 when the account has too many, with 401 when the session that asks has ended
     */
    public Uni<NewToken> create(SessionToken asking, String name, Set<Scope> scopes, Duration lifetime) {
        Instant now = now();
        AccessToken token = new AccessToken(
                ids.generate().toString(), asking.account(), name, scopes, now, now.plus(lifetime), null);
        String secret = secrets.draw();
        return signIn.of(asking)
                .chain(seen -> kept.add(token, seen.epoch(), SecretTokens.hash(secret), TOKENS_MAX))
                .map(added -> {
                    if (!added) {
                        throw Problem.of(
                                        ProblemType.CONFLICT,
                                        "An account has at most " + TOKENS_MAX + " tokens: delete one")
                                .asException();
                    }
                    return new NewToken(token, secret);
                });
    }

    /** The tokens of an account, the newest first. */
    public Uni<List<AccessToken>> of(String account) {
        return kept.of(account, now());
    }

    /** Ends a token of an account; false when it has none with this id. */
    public Uni<Boolean> end(String account, String id) {
        return kept.find(account, id)
                .chain(found -> found.map(token -> end(token).replaceWith(true))
                        .orElseGet(() -> Uni.createFrom().item(false)));
    }

    private Uni<Void> end(AccessToken token) {
        Instant now = now();
        Revocation ended = new Revocation(token.id(), now, null, now.plus(tokens.lifetime()));
        return revocations.append(ended).chain(() -> kept.remove(token.id()));
    }

    @Override
    public Uni<Optional<Bearer>> exchange(String personalToken) {
        Instant now = now();
        return kept.use(SecretTokens.hash(personalToken), now, USE_NOTED_TO)
                .chain(found -> found.map(token -> bearer(token, now))
                        .orElseGet(() -> Uni.createFrom().item(Optional.empty())));
    }

    private Uni<Optional<Bearer>> bearer(AccessToken token, Instant now) {
        Duration rest = Duration.between(now, token.expiresAt());
        Duration lifetime = rest.compareTo(tokens.lifetime()) < 0 ? rest : tokens.lifetime();
        return accounts.find(token.account())
                .chain(found -> found.map(account -> bearer(token, account, lifetime)
                                .map(bearer -> Optional.of(new Bearer(bearer, now.plus(lifetime)))))
                        .orElseGet(() -> Uni.createFrom().item(Optional.empty())));
    }

    /** Programs have no other power than that of every player. */
    private Uni<String> bearer(AccessToken token, Account account, Duration lifetime) {
        return admission
                .groups(account, false)
                .chain(groups ->
                        tokens.issue(new Grant(account.caller(), Set.of(), token.id(), token.scopes()), lifetime));
    }

    @Override
    public Uni<Void> removeAll(String account) {
        return kept.removeAll(account);
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
