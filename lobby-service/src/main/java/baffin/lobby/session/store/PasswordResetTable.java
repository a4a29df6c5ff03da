package baffin.lobby.session.store;

import baffin.lobby.session.domain.PasswordResets;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** One-time tokens of lost passwords in PostgreSQL. */
@ApplicationScoped
class PasswordResetTable implements PasswordResets {

    private final Transactions transactions;

    PasswordResetTable(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    @Override
    public Uni<Void> put(String account, String hash, Instant expiresAt) {
        return update(
                "insert into password_reset (account, hash, expires_at) values (:account, :hash, :expires)"
                        + " on conflict (account) do update set hash = excluded.hash, expires_at = excluded.expires_at",
                Map.of("account", account, "hash", hash, "expires", expiresAt));
    }

    @Override
    public Uni<Optional<String>> account(String hash, Instant now) {
        return transactions
                .read(session -> Sql.values(
                        session,
                        "select account from password_reset where hash = :hash and expires_at > :now",
                        Map.of("hash", hash, "now", now),
                        String.class))
                .map(found -> found.stream().findFirst());
    }

    @Override
    public Uni<Void> remove(String account) {
        return update("delete from password_reset where account = :account", Map.of("account", account));
    }

    private Uni<Void> update(String statement, Map<String, ?> values) {
        return transactions.write(
                session -> Sql.update(session, statement, values).replaceWithVoid());
    }
}
