package baffin.accounts.account;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.wire.AccountStanding;
import baffin.platform.wire.AccountStanding.Kind;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Which accounts are suspended, and which are those of operators. */
@ApplicationScoped
public class AccountStatuses {

    private final Transactions transactions;

    AccountStatuses(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    /** The status of accounts, by id; the usual one is left out. */
    public Uni<Map<String, AccountStatus>> of(Set<String> accounts) {
        return transactions
                .read(session -> Sql.rows(
                        session,
                        "select account, coalesce(operator, false) as operator, suspended_at, suspended_until,"
                                + " suspension_reason, due_at is not null as leaving"
                                + " from account_status full join account_deletion using (account)"
                                + " where account = any(:accounts)",
                        Map.of("accounts", accounts.toArray(String[]::new))))
                .map(rows ->
                        rows.stream().collect(Collectors.toMap(row -> row.get("account", String.class), this::read)));
    }

    private AccountStatus read(Tuple row) {
        Instant since = Sql.momentOrNull(row, "suspended_at");
        Suspension suspension = since == null
                ? null
                : new Suspension(
                        since, Sql.momentOrNull(row, "suspended_until"), row.get("suspension_reason", String.class));
        return new AccountStatus(row.get("operator", Boolean.class), suspension, row.get("leaving", Boolean.class));
    }

    /** Suspends an account; null lifts it. */
    public Uni<Void> suspend(String account, @Nullable Suspension suspension) {
        if (suspension == null) {
            return update(
                    "update account_status set suspended_at = null, suspended_until = null, suspension_reason = null"
                            + " where account = :account",
                    Map.of("account", account));
        }
        Map<String, Object> values =
                new HashMap<>(Map.of("account", account, "since", suspension.since(), "reason", suspension.reason()));
        Instant until = suspension.until();
        if (until != null) {
            values.put("until", until);
        }
        return update(
                "insert into account_status (account, suspended_at, suspended_until, suspension_reason)"
                        + " values (:account, :since, " + (until == null ? "null" : ":until") + ", :reason)"
                        + " on conflict (account) do update set suspended_at = excluded.suspended_at,"
                        + " suspended_until = excluded.suspended_until,"
                        + " suspension_reason = excluded.suspension_reason",
                values);
    }

    /** How an account stands for the deciders; a bot rests with its owner. */
    Uni<AccountStanding> standing(Account account, Instant now) {
        String owner = Objects.requireNonNullElse(account.owner(), account.id());
        return of(Set.copyOf(List.of(account.id(), owner))).map(found -> {
            AccountStatus own = found.getOrDefault(account.id(), AccountStatus.USUAL);
            AccountStatus owners = found.getOrDefault(owner, AccountStatus.USUAL);
            List<Instant> ends = Stream.of(own, owners)
                    .map(AccountStatus::suspension)
                    .filter(suspension -> suspension != null && suspension.holds(now))
                    .map(suspension -> Objects.requireNonNullElse(suspension.until(), Instant.MAX))
                    .toList();
            boolean rests = account.bot() && owners.leaving();
            if (rests || !ends.isEmpty()) {
                Instant last = rests ? Instant.MAX : Collections.max(ends);
                return new AccountStanding(account.id(), Kind.SUSPENDED, last.equals(Instant.MAX) ? null : last);
            }
            return new AccountStanding(account.id(), own.leaving() ? Kind.LEAVING : Kind.USUAL, null);
        });
    }

    /** Accounts whose suspensions have ended by themselves. */
    Uni<Set<String>> over(Instant now) {
        return transactions
                .read(session -> Sql.values(
                        session,
                        "select account from account_status where suspended_until <= :now",
                        Map.of("now", now),
                        String.class))
                .map(Set::copyOf);
    }

    /** Forgets a suspension whose time is over. */
    Uni<Void> forget(String account, Instant now) {
        return update(
                "update account_status set suspended_at = null, suspended_until = null, suspension_reason = null"
                        + " where account = :account and suspended_until <= :now",
                Map.of("account", account, "now", now));
    }

    /** Makes an account one of an operator, or of a player again. */
    public Uni<Void> setOperator(String account, boolean operator) {
        return update(
                "insert into account_status (account, operator) values (:account, :operator)"
                        + " on conflict (account) do update set operator = excluded.operator",
                Map.of("account", account, "operator", operator));
    }

    private Uni<Void> update(String statement, Map<String, ?> values) {
        return transactions.write(
                session -> Sql.update(session, statement, values).replaceWithVoid());
    }

    public Uni<AccountStatus> of(String account) {
        return of(Set.of(account)).map(found -> found.getOrDefault(account, AccountStatus.USUAL));
    }
}
