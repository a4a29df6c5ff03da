package baffin.accounts.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.lobby.api.LobbyResources;
import baffin.platform.identity.SigningKey;
import baffin.platform.problem.ProblemException;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.secrets.SecretSealer;
import baffin.testkit.Waits;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class VaultTest {

    // older than every key of the other tests, so that it never signs
    private static final Instant LONG_AGO = Instant.EPOCH;
    private static final String NAME = "vault-test";
    private static final String OTHER_KEY = "22".repeat(32);

    @Inject
    @Identifier("lobby")
    Transactions transactions;

    @Inject
    SecretSealer present;

    @ConfigProperty(name = "baffin.vault.keys")
    String presentKey;

    private final SigningKey key = SigningKey.generate("vault-test");

    @AfterEach
    void clear() {
        done(transactions.write(session -> Sql.update(
                        session, "delete from signing_key where kid = :kid", Map.of("kid", key.kid()))
                .chain(() -> Sql.update(session, "delete from secret where name = :name", Map.of("name", NAME)))));
    }

    @Test
    void a_stored_key_is_sealed_and_opens_as_it_was() {
        Vault vault = new Vault(transactions, present);

        done(vault.add(key, LONG_AGO));

        assertThat(storedKey()).startsWith("sealed:".getBytes(StandardCharsets.UTF_8));
        assertThat(done(vault.keys()))
                .filteredOn(one -> one.kid().equals(key.kid()))
                .containsExactly(key);
    }

    @Test
    void what_an_older_key_has_sealed_is_read_and_sealed_under_the_first_at_the_start() {
        Vault older = new Vault(transactions, SecretSealer.of(List.of(OTHER_KEY), "a test"));
        Vault both = new Vault(transactions, SecretSealer.of(List.of(presentKey, OTHER_KEY), "a test"));
        byte[] secret = {1, 2, 3};
        done(older.add(key, LONG_AGO));
        done(older.secret(NAME, secret));
        assertThat(done(both.secret(NAME, new byte[] {9}))).isEqualTo(secret);

        done(both.sealAll());

        assertThat(storedKey()).startsWith(present.prefix().getBytes(StandardCharsets.UTF_8));
        Vault vault = new Vault(transactions, present);
        assertThat(done(vault.keys())).contains(key);
        assertThat(done(vault.secret(NAME, new byte[] {9}))).isEqualTo(secret);
    }

    @Test
    void without_the_key_that_sealed_it_nothing_opens_and_nothing_is_changed() {
        done(new Vault(transactions, present).add(key, LONG_AGO));
        byte[] before = storedKey();
        Vault other = new Vault(transactions, SecretSealer.of(List.of(OTHER_KEY), "a test"));

        assertThatThrownBy(() -> done(other.keys()))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("BAFFIN_VAULT_KEYS");
        assertThatThrownBy(() -> done(other.sealAll())).isInstanceOf(ProblemException.class);
        assertThat(storedKey()).isEqualTo(before);
    }

    private byte[] storedKey() {
        return done(transactions.read(session -> Sql.rows(
                        session, "select private from signing_key where kid = :kid", Map.of("kid", key.kid()))))
                .getFirst()
                .get("private", byte[].class);
    }

    private static <T> T done(Uni<T> work) {
        return work.await().atMost(Waits.MAX);
    }
}
