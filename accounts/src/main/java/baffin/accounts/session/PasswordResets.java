package baffin.accounts.session;

import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** What lets somebody in once who has lost the password; known by its hash alone. */
@ApplicationScoped
public class PasswordResets {

    private final Transactions transactions;

    PasswordResets(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    /** Keeps one for an account, in the place of the one before. */
    public Uni<Void> put(String account, String hash, Instant expiresAt) {
        return update(
                "insert into password_reset (account, hash, expires_at) values (:account, :hash, :expires)"
                        + " on conflict (account) do update set hash = excluded.hash, expires_at = excluded.expires_at",
                Map.of("account", account, "hash", hash, "expires", expiresAt));
    }

    /** Id of the account that one is for; empty when nobody has it, or it has ended. */
    public Uni<Optional<String>> account(String hash, Instant now) {
        return transactions
                .read(session -> Sql.values(
                        session,
                        "select account from password_reset where hash = :hash and expires_at > :now",
                        Map.of("hash", hash, "now", now),
                        String.class))
                .map(found -> found.stream().findFirst());
    }

    /** Forgets the one of an account. */
    public Uni<Void> remove(String account) {
        return update("delete from password_reset where account = :account", Map.of("account", account));
    }

    private Uni<Void> update(String statement, Map<String, ?> values) {
        return transactions.write(
                session -> Sql.update(session, statement, values).replaceWithVoid());
    }
}
