package baffin.view.adapter;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Transactions;
import baffin.testkit.PlatformResource;
import baffin.testkit.Waits;
import baffin.view.Eventually;
import baffin.view.hook.Delivery;
import baffin.view.hook.Hook;
import baffin.view.hook.HookEvent;
import baffin.view.hook.HookKeys;
import baffin.view.hook.HookSecret;
import baffin.view.hook.HookSettings;
import baffin.view.hook.HookState;
import baffin.view.hook.HookVault;
import baffin.view.hook.News;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is put in line of a topic of its own, for a webhook that wants it. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class HookRowsTest {

    private static final Instant NOW = Instant.parse("2026-05-01T12:00:00Z");

    @Inject
    Transactions transactions;

    @Inject
    HookVault vault;

    private final String id = UUID.randomUUID().toString();
    private final HookRows rows = new HookRows("topic-" + id, Clock.systemUTC());

    private static <T> T done(Uni<T> work) {
        return work.await().atMost(Waits.MAX);
    }

    private DatabaseHooks hooks() {
        return new DatabaseHooks(transactions, vault);
    }

    @BeforeEach
    void subscribe() {
        Eventually.ready();
        HookSettings settings =
                new HookSettings("http://127.0.0.1:9/", List.of(HookEvent.MATCH_FINISHED), null, id, "");
        HookKeys keys = HookKeys.of(HookSecret.fresh(new SecureRandom()));
        done(hooks().add(new Hook(id, id, "request", settings, HookState.ACTIVE, null, NOW, NOW, null, keys), 10));
    }

    @AfterEach
    void delete() {
        done(hooks().delete(id, id));
    }

    private void written(long place, boolean missed) {
        String match = id + "/" + place;
        Entry entry = new Entry(3, place, match, 1, NOW.toEpochMilli(), new byte[0]);
        News news = new News(match, HookEvent.MATCH_FINISHED, NOW, match, id, List.of(), true, "{}");
        done(transactions.write(session -> rows.write(session, List.of(new HookRows.Brought(entry, news)), missed)));
    }

    private List<String> told() {
        return done(hooks().deliveries(id, null, null, 9, NOW)).stream()
                .map(Delivery::id)
                .toList();
    }

    @Test
    void what_lies_before_the_last_place_was_told_unless_it_was_passed_over() {
        written(7, false);
        written(5, false);
        assertThat(told()).containsExactly(id + "/7");
        written(5, true);
        written(5, true);
        assertThat(told()).containsExactlyInAnyOrder(id + "/5", id + "/7");
        written(6, false);
        written(8, false);
        assertThat(told()).containsExactlyInAnyOrder(id + "/5", id + "/7", id + "/8");
    }
}
