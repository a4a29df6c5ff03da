package baffin.accounts.email;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
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
                        "select address, pending from account_email where account = :account",
                        Map.of("account", account)))
                .map(rows -> rows.stream()
                        .findFirst()
                        .map(row -> new Email(row.get("address", String.class), row.get("pending", String.class)))
                        .orElse(Email.NONE));
    }

    /**
     * Keeps an address until its owner proves it, in the place of another one that waits.
     *
     * @param hash of the token that proves it
     * @param expiresAt when the token ends (UTC)
     */
    public Uni<Void> await(String account, String address, String hash, Instant expiresAt) {
        return transactions.write(session -> Sql.update(
                        session,
                        "insert into account_email (account, pending, hash, expires_at)"
                                + " values (:account, :pending, :hash, :expires)"
                                + " on conflict (account) do update set pending = excluded.pending,"
                                + " hash = excluded.hash, expires_at = excluded.expires_at",
                        Map.of(
                                "account", account,
                                "pending", address,
                                "hash", hash,
                                "expires", expiresAt))
                .replaceWithVoid());
    }

    /** Makes the address that waits the one of the account; empty when nobody has the token, or it has ended. */
    public Uni<Optional<Proved>> prove(String hash, Instant now) {
        return transactions.write(session -> Sql.rows(
                        session,
                        "select account, address from account_email"
                                + " where hash = :hash and expires_at > :now for update",
                        Map.of("hash", hash, "now", now))
                .chain(rows -> rows.isEmpty()
                        ? Uni.createFrom().item(Optional.empty())
                        : proved(session, rows.getFirst()).map(Optional::of)));
    }

    private static Uni<Proved> proved(Mutiny.Session session, Tuple row) {
        String account = row.get("account", String.class);
        return Sql.update(
                        session,
                        "update account_email set address = pending, pending = null, hash = null, expires_at = null"
                                + " where account = :account",
                        Map.of("account", account))
                .replaceWith(new Proved(account, row.get("address", String.class)));
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
