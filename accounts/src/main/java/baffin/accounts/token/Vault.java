package baffin.accounts.token;

import baffin.platform.identity.SigningKey;
import baffin.platform.problem.ProblemException;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.secrets.SecretSealer;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;

/** Where secrets are kept. */
@ApplicationScoped
public class Vault {

    private static final int NO_KEY_S = 600;

    private final Transactions transactions;
    private final SecretSealer sealer;

    /** Keeps secrets in the database, sealed. */
    public Vault(@Identifier("lobby") Transactions transactions, SecretSealer sealer) {
        this.transactions = transactions;
        this.sealer = sealer;
    }

    /** All keys whose tokens are still accepted, the newest first. */
    public Uni<List<SigningKey>> keys() {
        return transactions.read(session -> stored(session)
                .map(rows -> rows.stream()
                        .map(row -> SigningKey.of(row.kid, opened(ofKey(row.kid), row.pkcs8), row.x509))
                        .toList()));
    }

    /** Keeps a key. */
    public Uni<Void> add(SigningKey key, Instant now) {
        byte[] sealed = sealed(ofKey(key.kid()), key.privateKey().getEncoded());
        return transactions.write(session -> session.persist(SigningKeyEntity.of(key, sealed, now)));
    }

    /**
     * A secret that is drawn once and kept.
     *
     * @param drawn used when none is kept yet
     * @return the one that is kept
     */
    public Uni<byte[]> secret(String name, byte[] drawn) {
        return transactions.write(session -> Sql.update(
                        session,
                        "insert into secret (name, value) values (:name, :value) on conflict (name) do nothing",
                        Map.of("name", name, "value", sealed(ofSecret(name), drawn)))
                .chain(() -> session.find(SecretEntity.class, name))
                .map(row -> opened(ofSecret(name), row.value)));
    }

    /**
     * Seals under the first key what an older key has sealed.
     *
     * @return fails with {@link ProblemException} when no key opens a row; nothing is changed then
     */
    Uni<Void> sealAll() {
        return transactions.write(session -> stored(session)
                .invoke(rows -> rows.forEach(row -> row.pkcs8 = present(ofKey(row.kid), row.pkcs8)))
                .chain(() -> session.createSelectionQuery("from SecretEntity", SecretEntity.class)
                        .getResultList())
                .invoke(rows -> rows.forEach(row -> row.value = present(ofSecret(row.name), row.value)))
                .replaceWithVoid());
    }

    private static Uni<List<SigningKeyEntity>> stored(Mutiny.Session session) {
        return session.createSelectionQuery(
                        "from SigningKeyEntity order by createdAt desc, kid", SigningKeyEntity.class)
                .getResultList();
    }

    private byte[] present(String context, byte[] stored) {
        return text(stored).startsWith(sealer.prefix()) ? stored : sealed(context, opened(context, stored));
    }

    private byte[] sealed(String context, byte[] clear) {
        return sealer.seal(context, clear).getBytes(StandardCharsets.UTF_8);
    }

    private byte[] opened(String context, byte[] stored) {
        return sealer.open(context, text(stored))
                .orElseThrow(() -> ProblemException.unavailable(
                        "This installation lacks the key that opens its " + context + " (BAFFIN_VAULT_KEYS)",
                        NO_KEY_S));
    }

    private static String text(byte[] stored) {
        return new String(stored, StandardCharsets.UTF_8);
    }

    private static String ofKey(String kid) {
        return "signing key " + kid;
    }

    private static String ofSecret(String name) {
        return "secret " + name;
    }
}
