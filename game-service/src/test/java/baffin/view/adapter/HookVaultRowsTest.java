package baffin.view.adapter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.problem.ProblemException;
import baffin.platform.runtime.projection.Sql;
import baffin.platform.runtime.projection.Transactions;
import baffin.testkit.PlatformResource;
import baffin.testkit.Waits;
import baffin.view.Eventually;
import baffin.view.hook.Hook;
import baffin.view.hook.HookEvent;
import baffin.view.hook.HookKeys;
import baffin.view.hook.HookSecret;
import baffin.view.hook.HookSettings;
import baffin.view.hook.HookState;
import baffin.view.hook.HookVault;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
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
class HookVaultRowsTest {

    private static final Instant NOW = Instant.parse("2026-05-01T12:00:00Z");
    private static final HookVault OLD = HookVault.of(List.of("11".repeat(32)));
    private static final HookVault BOTH = HookVault.of(List.of("22".repeat(32), "11".repeat(32)));
    private static final HookVault NEW = HookVault.of(List.of("22".repeat(32)));

    @Inject
    Transactions transactions;

    @Inject
    HookVault vault;

    private final String id = UUID.randomUUID().toString();
    private final HookSecret first = HookSecret.fresh(new SecureRandom());
    private final HookSecret second = HookSecret.fresh(new SecureRandom());

    @BeforeEach
    void ready() {
        Eventually.ready();
    }

    private static <T> T done(Uni<T> work) {
        return work.await().atMost(Waits.MAX);
    }

    private DatabaseHooks hooks(HookVault under) {
        return new DatabaseHooks(transactions, under);
    }

    private Hook hook() {
        HookSettings settings =
                new HookSettings("https://example.org/", List.of(HookEvent.MATCH_STARTED), null, null, "");
        HookKeys keys = HookKeys.of(first).rotated(second, NOW);
        return new Hook(id, id, "request", settings, HookState.ACTIVE, null, NOW, NOW, null, keys);
    }

    @AfterEach
    void delete() {
        done(hooks(vault).delete(id, id));
    }

    private String row() {
        return done(transactions.read(session ->
                        Sql.rows(session, "select secret, older from webhook where id = :id", Map.of("id", id))))
                .stream()
                .map(row -> row[0] + " " + row[1])
                .findFirst()
                .orElseThrow();
    }

    /** The secrets as a vault opens them, the present one first. */
    private List<HookSecret> opened(HookVault by) {
        Hook found = done(hooks(by).find(id, id)).orElseThrow();
        return found.keys().with(secret -> by.open(id, secret)).signing(NOW);
    }

    @Test
    void a_row_holds_no_secret_and_what_is_made_is_shown_once() {
        assertThat(done(hooks(vault).add(hook(), 10)).orElseThrow().keys().secret())
                .isEqualTo(second);
        assertThat(row())
                .doesNotContain("whsec_")
                .doesNotContain(first.text().substring(6))
                .doesNotContain(second.text().substring(6));
        HookSecret third = HookSecret.fresh(new SecureRandom());
        Hook changed = done(hooks(vault)
                        .change(id, id, one -> one.with(one.keys().rotated(third, NOW))))
                .orElseThrow();
        assertThat(changed.keys().secret()).isEqualTo(third);
        assertThat(row()).doesNotContain("whsec_").doesNotContain(third.text().substring(6));
        assertThat(opened(vault)).containsExactly(third, second, first);
    }

    @Test
    void an_older_row_signs_and_is_sealed_at_the_next_start() {
        done(hooks(vault).add(hook(), 10));
        String until = Long.toString(NOW.plus(HookKeys.OVERLAP).toEpochMilli());
        done(transactions.write(session -> Sql.update(
                session,
                "update webhook set secret = :secret, older = :older where id = :id",
                Map.of("id", id, "secret", second.text(), "older", until + ":" + first.text()))));
        assertThat(opened(vault)).containsExactly(second, first);
        assertThat(opened(HookVault.of(List.of()))).containsExactly(second, first);
        assertThat(done(hooks(vault).sealAll())).isEmpty();
        assertThat(row()).doesNotContain("whsec_").contains(vault.present());
        assertThat(opened(vault)).containsExactly(second, first);
    }

    @Test
    void keys_change_without_a_secret_being_lost() {
        done(hooks(OLD).add(hook(), 10));
        done(hooks(BOTH).sealAll());
        assertThat(row()).contains(NEW.present()).doesNotContain(OLD.present());
        assertThat(opened(NEW)).containsExactly(second, first);
        assertThat(opened(OLD)).noneMatch(HookSecret::readable);
    }

    @Test
    void the_wrong_key_leaves_the_row_alone_and_is_told() {
        done(hooks(OLD).add(hook(), 10));
        String before = row();
        assertThat(done(hooks(NEW).sealAll())).contains(id);
        assertThat(row()).isEqualTo(before);
        assertThat(done(hooks(NEW).all(id))).hasSize(1);
        HookSecret third = HookSecret.fresh(new SecureRandom());
        done(hooks(NEW).change(id, id, one -> one.with(one.keys().rotated(third, NOW))));
        assertThat(opened(NEW)).first().isEqualTo(third);
        assertThat(done(hooks(NEW).sealAll())).doesNotContain(id);
    }

    @Test
    void without_a_key_none_is_made() {
        assertThatThrownBy(() -> done(hooks(HookVault.of(List.of())).add(hook(), 10)))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        refused -> assertThat(refused.problem().status()).isEqualTo(503));
    }
}
