package baffin.lobby.account;

import baffin.platform.limits.PublicName;
import baffin.platform.limits.RateLimiter;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Map;

/** Proves who somebody is by handle and password. Only failures cost: five in a row, then one more every 12 s. */
@ApplicationScoped
public class SignIn {

    private static final int FAILURES_MAX = 5;

    private final Accounts accounts;
    private final Passwords passwords;
    private final RateLimiter failures = new RateLimiter("failed sign-ins", FAILURES_MAX, Duration.ofMinutes(1));

    SignIn(Accounts accounts, Passwords passwords) {
        this.accounts = accounts;
        this.passwords = passwords;
    }

    /** The account; fails with a problem that is the same for a wrong password and an unknown handle. */
    public Uni<Account> with(String handle, String password) {
        if (PublicName.fault(handle).isPresent()) {
            return Uni.createFrom().failure(denied());
        }
        String key = PublicName.of(handle).key();
        failures.check(key);
        return accounts.byHandle(key)
                .chain(found -> found.map(locked -> passwords
                                .fits(password, locked.passwordHash())
                                .map(fits -> fits ? locked.account() : failed(key)))
                        .orElseGet(() -> passwords.fitsNobody(password).map(never -> failed(key))));
    }

    private Account failed(String key) {
        failures.charge(key);
        throw denied();
    }

    private static ProblemException denied() {
        return new ProblemException(
                Problem.of(ProblemType.UNAUTHORIZED, "Handle and password do not fit"),
                Map.of("WWW-Authenticate", "Bearer realm=\"baffin\""));
    }
}
