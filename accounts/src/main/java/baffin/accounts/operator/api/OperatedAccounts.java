package baffin.accounts.operator.api;

import baffin.accounts.account.Account;
import baffin.accounts.account.AccountStatus;
import baffin.accounts.account.AccountStatuses;
import baffin.accounts.account.Accounts;
import baffin.accounts.account.Handles;
import baffin.accounts.account.api.HandleQuery;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.platform.limits.PublicName;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import java.util.stream.Collectors;

/** Accounts with what operators have done to them. */
@ApplicationScoped
class OperatedAccounts {

    private final Accounts accounts;
    private final AccountStatuses statuses;
    private final Clock clock;

    OperatedAccounts(Accounts accounts, AccountStatuses statuses, Clock clock) {
        this.accounts = accounts;
        this.statuses = statuses;
        this.clock = clock;
    }

    Uni<OperatedAccount> shown(Account account) {
        return statuses.of(account.id()).map(status -> OperatedAccount.of(account, status, clock.instant()));
    }

    /**
     * A page of accounts by handle.
     *
     * @param beginning of the handle, 3 to 24 characters; empty for all
     * @param after key of the handle after which to begin; empty for the first ones
     */
    Uni<Page<OperatedAccount>> beginning(String beginning, String after, int most) {
        String key = beginning.isEmpty() ? "" : HandleQuery.of("?q", beginning).key();
        String likeness = beginning.isEmpty() ? "" : Handles.likeness(beginning);
        return accounts.beginning(key, likeness, after, most + 1)
                .chain(this::shown)
                .map(found -> Page.of(
                        found,
                        most,
                        last -> Cursor.after(PublicName.of(last.handle()).key())));
    }

    private Uni<List<OperatedAccount>> shown(List<Account> found) {
        return statuses.of(found.stream().map(Account::id).collect(Collectors.toSet()))
                .map(known -> found.stream()
                        .map(account -> OperatedAccount.of(
                                account, known.getOrDefault(account.id(), AccountStatus.USUAL), clock.instant()))
                        .toList());
    }
}
