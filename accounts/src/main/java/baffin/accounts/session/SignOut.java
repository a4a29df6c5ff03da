package baffin.accounts.session;

import baffin.accounts.account.Account;
import baffin.accounts.account.Accounts;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;

/** Signs an account and its bots out everywhere. */
@ApplicationScoped
public class SignOut {

    private final Accounts accounts;
    private final SessionService service;

    SignOut(Accounts accounts, SessionService service) {
        this.accounts = accounts;
        this.service = service;
    }

    /** Ends whatever signs in to the account, and to each of its bots. */
    public Uni<Void> everywhere(Account account) {
        return service.endAll(account.id()).chain(() -> bots(account.id()));
    }

    /** Ends whatever signs in to the bots of an account. */
    public Uni<Void> bots(String owner) {
        return accounts.botsOf(owner)
                .onItem()
                .transformToMulti(bots -> Multi.createFrom().iterable(bots))
                .onItem()
                .transformToUniAndConcatenate(bot -> service.endAll(bot.id()))
                .collect()
                .last();
    }
}
