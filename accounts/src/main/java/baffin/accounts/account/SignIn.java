package baffin.accounts.account;

import baffin.platform.identity.SessionToken;
import baffin.platform.limits.PublicName;
import baffin.platform.limits.RateLimiter;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Proves who somebody is by handle and password. Every attempt is counted before its password is looked at and given
 * back when it fits, so that attempts at once cost as much as attempts one by one. An account is counted for each
 * address by itself: whoever guesses from elsewhere never keeps the owner out.
 */
@ApplicationScoped
public class SignIn {

    /** Failures of one address for one handle: five in a row, then one more every 12 s. */
    private static final int FAILURES_MAX = 5;

    /** Failures of one address for all handles together in a minute. */
    private static final int ADDRESS_FAILURES_MAX = 60;

    /** Successful ones of one account in a minute, from wherever. */
    private static final int SUCCESSES_MAX = 30;

    /** So long a session counts as proof after its beginning, or after its owner has proved the password once more. */
    private static final Duration RECENT = Duration.ofMinutes(15);

    private final Accounts accounts;
    private final Passwords passwords;
    private final Clock clock;
    private final KeptLimiter guesses;
    private final KeptLimiter addresses;
    private final RateLimiter successes =
            new RateLimiter("sign-ins to one account", SUCCESSES_MAX, Duration.ofMinutes(1));

    SignIn(Accounts accounts, Passwords passwords, @Identifier("lobby") Transactions transactions, Clock clock) {
        this.guesses = new KeptLimiter(transactions, clock, "failed sign-ins", FAILURES_MAX, Duration.ofMinutes(1));
        this.addresses = new KeptLimiter(
                transactions, clock, "failed sign-ins of one address", ADDRESS_FAILURES_MAX, Duration.ofMinutes(1));
        this.accounts = accounts;
        this.passwords = passwords;
        this.clock = clock;
    }

    /**
     * The account; fails with a problem that is the same for a wrong password and an unknown handle.
     *
     * @param address where the attempt comes from
     */
    public Uni<Account> with(String handle, String password, String address) {
        if (PublicName.fault(handle).isPresent()) {
            return Uni.createFrom().failure(denied());
        }
        String key = PublicName.of(handle).key();
        String guess = address + " " + key;
        return guesses.take(guess)
                .chain(() -> addresses.take(address).onFailure().call(full -> guesses.giveBack(guess)))
                .chain(() -> fitting(key, password, address)
                        .call(() -> giveBack(address, guess))
                        .onFailure(SignIn::undecided)
                        .call(() -> giveBack(address, guess)))
                .invoke(this::succeeded);
    }

    private Uni<Account> fitting(String key, String password, String address) {
        return accounts.byHandle(key)
                .map(found -> found.filter(Accounts.Locked::hasPassword))
                .chain(found -> found.map(locked -> passwords
                                .fits(password, locked.passwordHash(), address)
                                .map(fits -> fits ? locked.account() : failed()))
                        .orElseGet(() -> passwords.fitsNobody(password, address).map(never -> failed())));
    }

    /** Counts that somebody has proved to be the owner of an account; throws 429 for too often in a minute. */
    public void succeeded(Account account) {
        successes.take(account.id());
    }

    /**
     * The account of a session, with the epoch of its credentials that the session belongs to.
     *
     * @return fails with 401 when the session has ended
     */
    public Uni<Account> of(SessionToken asking) {
        return locked(asking).map(Accounts.Locked::account);
    }

    /**
     * The same, once its owner has proved themselves once more: with the password, or, where there is none, by having
     * signed in within the last 15 minutes.
     *
     * @param password null when none was sent
     * @return fails with 400 that names the field {@code password} when it does not fit, with 403
     *     {@code sign-in-needed} when the session is too old
     */
    public Uni<Account> owner(SessionToken asking, @Nullable String password, String address) {
        return locked(asking)
                .call(locked -> locked.hasPassword() ? proved(locked.account(), password, address) : recent(asking))
                .map(Accounts.Locked::account);
    }

    /**
     * Proves with the password who asks: the session counts for 15 minutes as one that has just begun.
     *
     * @return fails with 400 that names the field {@code password} when it does not fit, with 403
     *     {@code sign-in-needed} when there is none
     */
    public Uni<Void> prove(SessionToken asking, String password, String address) {
        return locked(asking)
                .invoke(locked -> {
                    if (!locked.hasPassword()) {
                        throw needed();
                    }
                })
                .chain(locked -> proved(locked.account(), password, address))
                .chain(() -> accounts.prove(asking.session(), clock.instant()));
    }

    private Uni<Accounts.Locked> locked(SessionToken asking) {
        return accounts.locked(asking).map(found -> found.orElseThrow(SignIn::ended));
    }

    /** Fails with 401 where the credentials that somebody has begun with were ended meanwhile. */
    public static void required(boolean held) {
        if (!held) {
            throw ended();
        }
    }

    /** What is said then. */
    public static ProblemException ended() {
        return ProblemException.tokenRefused(
                ProblemType.TOKEN_ENDED, "What you signed in with has ended meanwhile: sign in again");
    }

    /** The same, once its session has begun or was proved within the last 15 minutes; fails with 403 otherwise. */
    public Uni<Account> recent(SessionToken asking) {
        return of(asking)
                .call(() -> accounts.proved(asking.session(), clock.instant().minus(RECENT))
                        .invoke(recent -> {
                            if (!recent) {
                                throw needed();
                            }
                        }));
    }

    private static ProblemException needed() {
        return Problem.of(
                        ProblemType.SIGN_IN_NEEDED,
                        "Prove with your password that it is you, or sign in again, and repeat this within "
                                + RECENT.toMinutes() + " minutes")
                .asException();
    }

    private Uni<Account> proved(Account account, @Nullable String password, String address) {
        if (password == null) {
            throw Problem.invalidField("/password", "invalid", "is missing").asException();
        }
        return with(account.handle(), password, address)
                .onFailure(failure -> !undecided(failure))
                .transform(wrong -> Problem.invalidField("/password", "wrong", "is not your password")
                        .asException());
    }

    private Uni<Void> giveBack(String address, String guess) {
        return guesses.giveBack(guess).chain(() -> addresses.giveBack(address));
    }

    /** An attempt whose password nobody has looked at was no guess. */
    private static boolean undecided(Throwable failure) {
        return !ProblemException.isUnauthorized(failure);
    }

    private static Account failed() {
        throw denied();
    }

    private static ProblemException denied() {
        return ProblemException.proofRefused("Handle and password do not fit");
    }
}
