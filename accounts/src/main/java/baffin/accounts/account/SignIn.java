package baffin.accounts.account;

import baffin.platform.identity.SessionToken;
import baffin.platform.limits.PublicName;
import baffin.platform.limits.RateLimiter;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
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

    /** So long a session counts as proof where there is no password to ask for. */
    private static final Duration RECENT = Duration.ofMinutes(15);

    private final Accounts accounts;
    private final Passwords passwords;
    private final Clock clock;
    private final RateLimiter guesses = new RateLimiter("failed sign-ins", FAILURES_MAX, Duration.ofMinutes(1));
    private final RateLimiter addresses =
            new RateLimiter("failed sign-ins of one address", ADDRESS_FAILURES_MAX, Duration.ofMinutes(1));
    private final RateLimiter successes =
            new RateLimiter("sign-ins to one account", SUCCESSES_MAX, Duration.ofMinutes(1));

    SignIn(Accounts accounts, Passwords passwords, Clock clock) {
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
        guesses.take(guess);
        takeOf(address, guess);
        return accounts.byHandle(key)
                .map(found -> found.filter(Accounts.Locked::hasPassword))
                .chain(found -> found.map(locked -> passwords
                                .fits(password, locked.passwordHash(), address)
                                .map(fits -> fits ? locked.account() : failed()))
                        .orElseGet(() -> passwords.fitsNobody(password, address).map(never -> failed())))
                .invoke(() -> giveBack(address, guess))
                .onFailure(SignIn::undecided)
                .invoke(() -> giveBack(address, guess))
                .invoke(this::succeeded);
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
     * @return fails with 400 that names the field {@code password} when it does not fit, with 403 when the session is
     *     too old
     */
    public Uni<Account> owner(SessionToken asking, @Nullable String password, String address) {
        return locked(asking)
                .call(locked -> locked.hasPassword()
                        ? proved(locked.account(), password, address)
                        : Uni.createFrom().voidItem().invoke(() -> recent(asking)))
                .map(Accounts.Locked::account);
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
        return ProblemException.unauthorized("What you signed in with has ended meanwhile: sign in again");
    }

    /** Fails with 403 when a session began more than 15 minutes ago. */
    public void recent(SessionToken asking) {
        if (asking.began().plus(RECENT).isBefore(clock.instant())) {
            throw Problem.of(
                            ProblemType.FORBIDDEN,
                            "Sign in again, and repeat this within " + RECENT.toMinutes() + " minutes")
                    .asException();
        }
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

    private void takeOf(String address, String guess) {
        try {
            addresses.take(address);
        } catch (ProblemException full) {
            guesses.giveBack(guess);
            throw full;
        }
    }

    private void giveBack(String address, String guess) {
        guesses.giveBack(guess);
        addresses.giveBack(address);
    }

    /** An attempt whose password nobody has looked at was no guess. */
    private static boolean undecided(Throwable failure) {
        return !ProblemException.isUnauthorized(failure);
    }

    private static Account failed() {
        throw denied();
    }

    private static ProblemException denied() {
        return ProblemException.unauthorized("Handle and password do not fit");
    }
}
