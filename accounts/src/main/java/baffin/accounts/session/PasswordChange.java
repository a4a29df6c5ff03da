package baffin.accounts.session;

import baffin.accounts.account.Account;
import baffin.accounts.account.Accounts;
import baffin.accounts.account.Registration;
import baffin.accounts.account.SignIn;
import baffin.platform.identity.SessionToken;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.jspecify.annotations.Nullable;

/** A new password: every session but the one that sets it ends. */
@ApplicationScoped
public class PasswordChange {

    private final Accounts accounts;
    private final SignIn signIn;
    private final Registration registration;
    private final SessionService service;

    PasswordChange(Accounts accounts, SignIn signIn, Registration registration, SessionService service) {
        this.accounts = accounts;
        this.signIn = signIn;
        this.registration = registration;
        this.service = service;
    }

    /**
     * Sets it.
     *
     * @param password the one so far; null when none was sent
     * @param next the new one
     * @param address where the request comes from
     * @return fails with 400 when the one so far does not fit or the new one is weak, with 429 after too many guesses
     */
    public Uni<Void> set(SessionToken asking, @Nullable String password, String next, String address) {
        return signIn.owner(asking, password, address)
                .chain((Account account) -> registration.hashOf(next, account.handle(), address))
                // before: a log that is away keeps all as it is; after: somebody may have signed in meanwhile
                .chain(hash -> service.endOthers(asking)
                        .chain(() -> accounts.relock(asking.account(), hash))
                        .chain(() -> service.endOthers(asking)));
    }
}
