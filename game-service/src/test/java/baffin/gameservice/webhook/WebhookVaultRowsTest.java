package baffin.gameservice.webhook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.gameservice.Eventually;
import baffin.gameservice.delivery.WebhookKeys;
import baffin.gameservice.delivery.WebhookSecret;
import baffin.platform.problem.ProblemException;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Secrets of webhooks as they lie in the database. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class WebhookVaultRowsTest {

    private static final Instant NOW = Instant.parse("2026-05-01T12:00:00Z");
    private static final WebhookVault OLD = WebhookVault.of(List.of("11".repeat(32)));
    private static final WebhookVault BOTH = WebhookVault.of(List.of("22".repeat(32), "11".repeat(32)));
    private static final WebhookVault NEW = WebhookVault.of(List.of("22".repeat(32)));

    @Inject
    @Identifier("game")
    Transactions transactions;

    @Inject
    WebhookVault vault;

    private final String id = UUID.randomUUID().toString();
    private final WebhookSecret first = WebhookSecret.fresh(new SecureRandom());
    private final WebhookSecret second = WebhookSecret.fresh(new SecureRandom());

    @BeforeEach
    void ready() {
        Eventually.ready();
    }

    private static <T> T done(Uni<T> work) {
        return work.await().atMost(Waits.MAX);
    }

    private WebhookStore hooks(WebhookVault under) {
        return new WebhookStore(transactions, under);
    }

    private Webhook hook() {
        WebhookSettings settings =
                new WebhookSettings("https://example.org/", List.of(WebhookEventType.MATCH_STARTED), null, null, "");
        WebhookKeys keys = WebhookKeys.of(first).rotated(second, NOW);
        return new Webhook(id, id, settings, WebhookState.ACTIVE, null, NOW, NOW, null, keys);
    }

    @AfterEach
    void delete() {
        done(hooks(vault).delete(id, id));
    }

    private String row() {
        return done(transactions.read(session ->
                        Sql.rows(session, "select secret, older from webhook where id = :id", Map.of("id", id))))
                .stream()
                .map(row -> row.get("secret", String.class) + " " + row.get("older", String.class))
                .findFirst()
                .orElseThrow();
    }

    /** The secrets as a vault opens them, the present one first. */
    private List<WebhookSecret> opened(WebhookVault by) {
        Webhook found = done(hooks(by).find(id, id)).orElseThrow();
        return found.keys().with(secret -> by.open(id, secret)).signing(NOW);
    }

    @Test
    void a_row_holds_no_secret() {
        assertThat(done(hooks(vault).add(hook(), 10))).isTrue();
        assertThat(row())
                .doesNotContain("whsec_")
                .doesNotContain(first.text().substring(6))
                .doesNotContain(second.text().substring(6));
        WebhookSecret third = WebhookSecret.fresh(new SecureRandom());
        Webhook changed = done(hooks(vault)
                        .change(id, id, one -> one.with(one.keys().rotated(third, NOW))))
                .orElseThrow();
        assertThat(changed.keys().secret()).isEqualTo(third);
        assertThat(row()).doesNotContain("whsec_").doesNotContain(third.text().substring(6));
        assertThat(opened(vault)).containsExactly(third, second, first);
    }

    @Test
    void keys_change_without_a_secret_being_lost() {
        done(hooks(OLD).add(hook(), 10));
        assertThat(opened(BOTH)).containsExactly(second, first);
        assertThat(done(hooks(BOTH).sealAll())).doesNotContain(id);
        assertThat(row()).contains(NEW.present()).doesNotContain(OLD.present());
        assertThat(opened(NEW)).containsExactly(second, first);
        assertThat(opened(OLD)).noneMatch(WebhookSecret::readable);
    }

    @Test
    void the_wrong_key_leaves_the_row_alone_and_is_told() {
        done(hooks(OLD).add(hook(), 10));
        String before = row();
        assertThat(done(hooks(NEW).sealAll())).contains(id);
        assertThat(row()).isEqualTo(before);
        assertThat(done(hooks(NEW).all(id))).hasSize(1);
        WebhookSecret third = WebhookSecret.fresh(new SecureRandom());
        done(hooks(NEW).change(id, id, one -> one.with(one.keys().rotated(third, NOW))));
        assertThat(opened(NEW)).first().isEqualTo(third);
        assertThat(done(hooks(NEW).sealAll())).doesNotContain(id);
    }

    @Test
    void without_a_key_none_is_made() {
        assertThatThrownBy(() -> done(hooks(WebhookVault.of(List.of())).add(hook(), 10)))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        refused -> assertThat(refused.problem().status()).isEqualTo(503));
    }
}
