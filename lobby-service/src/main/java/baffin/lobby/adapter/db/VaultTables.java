package baffin.lobby.adapter.db;

import baffin.lobby.token.Vault;
import baffin.platform.identity.SigningKey;
import baffin.platform.runtime.projection.Sql;
import baffin.platform.runtime.projection.Transactions;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Secrets in PostgreSQL; whoever may read that database may sign tokens. */
@ApplicationScoped
class VaultTables implements Vault {

    private final Transactions transactions;

    VaultTables(Transactions transactions) {
        this.transactions = transactions;
    }

    @Override
    public Uni<List<SigningKey>> keys() {
        return transactions.read(session -> session.createSelectionQuery(
                        "from SigningKeyEntity order by createdAt desc, kid", SigningKeyEntity.class)
                .getResultList()
                .map(rows -> rows.stream().map(SigningKeyEntity::key).toList()));
    }

    @Override
    public Uni<Void> add(SigningKey key, Instant now) {
        return transactions.write(session -> session.persist(SigningKeyEntity.of(key, now)));
    }

    @Override
    public Uni<byte[]> secret(String name, byte[] drawn) {
        return transactions.write(session -> Sql.update(
                        session,
                        "insert into secret (name, value) values (:name, :value) on conflict (name) do nothing",
                        Map.of("name", name, "value", drawn))
                .chain(() -> session.find(SecretEntity.class, name))
                .map(row -> row.value));
    }
}
