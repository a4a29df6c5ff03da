package baffin.accounts.session;

import baffin.accounts.account.Registration;
import baffin.accounts.account.SignIn;
import baffin.platform.identity.SessionToken;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.jspecify.annotations.Nullable;

/** A new password: every session but the one that sets it ends. */
@ApplicationScoped
public class PasswordChange {

    private final SignIn signIn;
    private final Registration registration;
    private final SessionService service;

    PasswordChange(SignIn signIn, Registration registration, SessionService service) {
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
                .chain(account -> registration
                        .hashOf(next, account.handle(), address)
                        .chain(hash -> service.end(CredentialChange.password(account, hash), asking.session())))
                .invoke(SessionService::required)
                .replaceWithVoid();
    }
}
