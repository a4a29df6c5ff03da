package baffin.accounts.session;

import baffin.accounts.account.Account;
import baffin.accounts.account.Accounts;
import baffin.accounts.account.Passwords;
import baffin.accounts.account.Registration;
import baffin.accounts.account.Registration.NewBot;
import baffin.accounts.account.SignIn;
import baffin.platform.identity.SessionToken;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A new password: every session but the one that sets it ends. */
@ApplicationScoped
public class PasswordChange {

    private final Accounts accounts;
    private final SignIn signIn;
    private final Passwords passwords;
    private final Registration registration;
    private final SessionService service;

    PasswordChange(
            Accounts accounts, SignIn signIn, Passwords passwords, Registration registration, SessionService service) {
        this.accounts = accounts;
        this.passwords = passwords;
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
                .invoke(SignIn::required)
                .replaceWithVoid();
    }

    /**
     * Draws another password for a bot, and ends all that the one before has begun.
     *
     * @return empty when the account that asks has no such bot; fails with 401 when its session has ended
     */
    public Uni<Optional<NewBot>> ofBot(SessionToken asking, String id) {
        return signIn.of(asking)
                .chain(owner -> accounts.find(id)
                        .map(found -> found.filter(bot -> owner.id().equals(bot.owner())))
                        .chain(found -> found.map(bot -> renewed(owner, bot).map(Optional::of))
                                .orElseGet(() -> Uni.createFrom().item(Optional.empty()))));
    }

    private Uni<NewBot> renewed(Account owner, Account bot) {
        String password = passwords.generate();
        return passwords
                .hash(password, owner.id())
                .chain(hash -> service.end(CredentialChange.ofBot(owner, bot, hash), null))
                .invoke(SignIn::required)
                .replaceWith(new NewBot(bot, password));
    }
}
