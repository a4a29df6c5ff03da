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
    private final SessionDesk desk;

    SignOut(Accounts accounts, SessionDesk desk) {
        this.accounts = accounts;
        this.desk = desk;
    }

    /** Ends whatever signs in to the account, and to each of its bots. */
    public Uni<Void> everywhere(Account account) {
        return desk.endAll(account.id())
                .chain(() -> accounts.botsOf(account.id()))
                .onItem()
                .transformToMulti(bots -> Multi.createFrom().iterable(bots))
                .onItem()
                .transformToUniAndConcatenate(bot -> desk.endAll(bot.id()))
                .collect()
                .last();
    }
}
