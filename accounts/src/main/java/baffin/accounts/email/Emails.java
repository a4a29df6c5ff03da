package baffin.accounts.email;

import baffin.accounts.account.Account;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The e-mail addresses that are kept. */
@ApplicationScoped
public class Emails {

    private final Transactions transactions;

    Emails(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    public Uni<Email> of(String account) {
        return transactions
                .read(session -> Sql.rows(
                        session,
                        "select e.address, case when e.epoch = a.epoch then e.pending end as pending"
                                + " from account_email e join account a on a.id = e.account where a.id = :account",
                        Map.of("account", account)))
                .map(rows -> rows.stream()
                        .findFirst()
                        .map(row -> new Email(row.get("address", String.class), row.get("pending", String.class)))
                        .orElse(Email.NONE));
    }

    /** The language in which an account reads; English when it has set none. */
    Uni<Locale> language(String account) {
        return transactions
                .read(session -> Sql.values(
                        session,
                        "select language from account_preferences where account = :account and language is not null",
                        Map.of("account", account),
                        String.class))
                .map(found -> found.stream().findFirst().map(Locale::of).orElse(Locale.ENGLISH));
    }

    /**
     * Keeps an address until its owner proves it, in the place of another one that waits.
     *
     * @param hash of the token that proves it
     * @param expiresAt when the token ends (UTC)
     * @return false when the credentials were ended with which the owner has proved themselves
     */
    public Uni<Boolean> await(Account seen, String address, String hash, Instant expiresAt) {
        return transactions.write(session -> Sql.update(
                        session,
                        "insert into account_email (account, pending, hash, expires_at, epoch)"
                                + " select a.id, :pending, :hash, :expires, a.epoch from account a"
                                + " where a.id = :account and a.epoch = :epoch"
                                + " on conflict (account) do update set pending = excluded.pending,"
                                + " hash = excluded.hash, expires_at = excluded.expires_at, epoch = excluded.epoch",
                        Map.of(
                                "account", seen.id(),
                                "epoch", seen.epoch(),
                                "pending", address,
                                "hash", hash,
                                "expires", expiresAt))
                .map(kept -> kept > 0));
    }

    /**
     * Makes the address that waits the one of the account; empty when nobody has the token, or it has ended, or the
     * epoch in which it was asked for has.
     */
    public Uni<Optional<Proved>> prove(String hash, Instant now) {
        return transactions.write(session -> Sql.rows(
                        session,
                        "with held as (select e.account, e.address, e.pending"
                                + " from account_email e join account a on a.id = e.account and a.epoch = e.epoch"
                                + " where e.hash = :hash and e.expires_at > :now for update of e)"
                                + " update account_email e set address = held.pending,"
                                + " pending = null, hash = null, expires_at = null, epoch = null"
                                + " from held where e.account = held.account returning held.account, held.address",
                        Map.of("hash", hash, "now", now))
                .map(rows -> rows.stream()
                        .findFirst()
                        .map(row -> new Proved(row.get("account", String.class), row.get("address", String.class)))));
    }

    /** Forgets both of an account. */
    public Uni<Void> remove(String account) {
        return transactions.write(session -> Sql.update(
                        session, "delete from account_email where account = :account", Map.of("account", account))
                .replaceWithVoid());
    }

    /** Whose address was proved. */
    public record Proved(String account, @Nullable String before) {}
}
