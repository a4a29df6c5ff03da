package baffin.accounts.session;

import baffin.accounts.account.Account;
import baffin.accounts.account.Accounts;
import baffin.accounts.account.KeptLimiter;
import baffin.accounts.account.Registration;
import baffin.platform.problem.ProblemException;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** A new password for somebody who has lost the old one: a token that is good once, by e-mail or from an operator. */
@ApplicationScoped
public class PasswordReset {

    /** How long somebody may take. */
    private static final Duration LIFETIME = Duration.ofDays(1);

    private static final int FAILURES_MAX = 60;

    private final PasswordResets kept;
    private final Accounts accounts;
    private final Registration registration;
    private final SessionService service;
    private final Clock clock;
    private final SecretTokens tokens = new SecretTokens("bpr_");
    private final KeptLimiter failures;

    PasswordReset(
            PasswordResets kept,
            Accounts accounts,
            Registration registration,
            SessionService service,
            @Identifier("lobby") Transactions transactions,
            Clock clock) {
        this.failures = new KeptLimiter(
                transactions, clock, "failed resets of one address", FAILURES_MAX, Duration.ofMinutes(1));
        this.kept = kept;
        this.accounts = accounts;
        this.registration = registration;
        this.service = service;
        this.clock = clock;
    }

    /**
     * A token as it is handed out once.
     *
     * @param secret lets somebody set a password
     * @param expiresAt when it ends (UTC, ms)
     */
    public record OneTime(String secret, Instant expiresAt) {

        @Override
        public String toString() {
            return "OneTime[" + expiresAt + "]";
        }
    }

    /** A token for an account; the one handed over before is good no more. The password stays until it is used. */
    public Uni<OneTime> begin(String account) {
        return begin(account, "");
    }

    /**
     * The same to be sent by e-mail.
     *
     * @param address where it is sent: the token is good as long as that is the confirmed one of the account
     */
    public Uni<OneTime> begin(String account, String address) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        OneTime token = new OneTime(tokens.draw(), now.plus(LIFETIME));
        return kept.put(account, SecretTokens.hash(token.secret()), now, token.expiresAt(), address)
                .replaceWith(token);
    }

    /**
     * Sets the password and ends all sessions and tokens of the account.
     *
     * @param address where the request comes from
     * @return the account; fails with 401 when the token is not good, with 400 when the password is weak
     */
    public Uni<Account> set(String secret, String next, String address) {
        return failures.take(address)
                .chain(() -> kept.account(SecretTokens.hash(secret), clock.instant()))
                .map(found -> found.orElseThrow(PasswordReset::denied))
                .call(found -> failures.giveBack(address))
                .chain(id -> accounts.find(id).map(found -> found.orElseThrow(PasswordReset::denied)))
                .chain(account -> set(account, SecretTokens.hash(secret), next, address));
    }

    private Uni<Account> set(Account account, String code, String next, String address) {
        return registration
                .hashOf(next, account.handle(), address)
                .chain(hash -> service.end(CredentialChange.reset(account.id(), code, clock.instant(), hash), null))
                .invoke(used -> {
                    if (!used) {
                        throw denied();
                    }
                })
                .replaceWith(account);
    }

    private static ProblemException denied() {
        return ProblemException.proofRefused("The token is not good, or was used: ask for another one");
    }
}
