package baffin.gameservice.push;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.gameservice.Browser;
import baffin.gameservice.Eventually;
import baffin.gameservice.notification.NoticeKind;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.secrets.SecretSealer;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Keys of browsers as they lie in the database. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class PushVaultRowsTest {

    private static final String OLD = "11".repeat(32);
    private static final String NEW = "22".repeat(32);

    @Inject
    @Identifier("game")
    Transactions transactions;

    private final Browser browser = new Browser();
    private final PushKeys keys = new PushKeys(browser.p256dh(), browser.auth());
    private final String owner = "push-" + UUID.randomUUID();

    @BeforeEach
    void ready() {
        Eventually.ready();
    }

    @AfterEach
    void clean() {
        done(transactions.write(session ->
                Sql.update(session, "delete from push_subscription where owner = :owner", Map.of("owner", owner))));
    }

    private static <T> T done(Uni<T> work) {
        return work.await().atMost(Waits.MAX);
    }

    private static PushVault vault(String... keys) {
        return new PushVault(SecretSealer.of(List.of(keys), "tests"));
    }

    private PushStore store(PushVault vault, String serverKey) {
        return new PushStore(transactions, vault, serverKey);
    }

    private PushStore.Put put(PushStore store, String endpoint) {
        PushRequest request = new PushRequest(endpoint, keys, "", List.of(NoticeKind.YOUR_TURN), Locale.ENGLISH);
        return done(store.put(owner, request, Instant.now(), 10)).orElseThrow();
    }

    private String row(String id) {
        return done(transactions.read(session -> Sql.values(
                        session, "select keys from push_subscription where id = :id", Map.of("id", id), String.class)))
                .getFirst();
    }

    @Test
    void keys_lie_sealed_and_are_sealed_anew_under_a_new_key() {
        String id = put(store(vault(OLD), "server"), "https://push.example.org/" + owner)
                .subscription()
                .id();
        assertThat(row(id)).startsWith("sealed:").doesNotContain(keys.auth());
        assertThat(vault(OLD).open(id, row(id))).contains(keys);
        assertThat(vault(OLD).open("another", row(id))).isEmpty();
        assertThat(vault(NEW).open(id, row(id))).isEmpty();

        assertThat(done(store(vault(NEW), "server").sealAll())).contains(id);
        assertThat(done(store(vault(NEW, OLD), "server").sealAll())).doesNotContain(id);

        assertThat(vault(NEW).open(id, row(id))).contains(keys);
    }

    @Test
    void subscriptions_of_another_key_of_the_platform_go_when_their_owner_subscribes_anew() {
        String endpoint = "https://push.example.org/" + owner;
        put(store(vault(OLD), "before"), endpoint + "/1");
        put(store(vault(OLD), "before"), endpoint + "/2");

        PushStore.Put put = put(store(vault(OLD), "after"), endpoint + "/1");

        assertThat(put.replaced()).isFalse();
        assertThat(done(store(vault(OLD), "after").all(owner))).containsExactly(put.subscription());
    }
}
