package baffin.gameservice.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.gameservice.Eventually;
import baffin.gameservice.delivery.Delivery;
import baffin.gameservice.delivery.WebhookKeys;
import baffin.gameservice.delivery.WebhookSecret;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
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
class WebhookRowsTest {

    private static final Instant NOW = Instant.parse("2026-05-01T12:00:00Z");

    @Inject
    @Identifier("game")
    Transactions transactions;

    @Inject
    WebhookVault vault;

    private final String id = UUID.randomUUID().toString();
    private final WebhookRows rows = new WebhookRows("topic-" + id, Clock.systemUTC());

    private static <T> T done(Uni<T> work) {
        return work.await().atMost(Waits.MAX);
    }

    private WebhookStore hooks() {
        return new WebhookStore(transactions, vault);
    }

    @BeforeEach
    void subscribe() {
        Eventually.ready();
        WebhookSettings settings =
                new WebhookSettings("http://127.0.0.1:9/", List.of(WebhookEventType.MATCH_FINISHED), null, id, "");
        WebhookKeys keys = WebhookKeys.of(WebhookSecret.fresh(new SecureRandom()));
        done(hooks().add(new Webhook(id, id, settings, WebhookState.ACTIVE, null, NOW, NOW, null, keys), 10));
    }

    @AfterEach
    void delete() {
        done(hooks().delete(id, id));
    }

    private void written(long place, boolean missed) {
        String match = id + "/" + place;
        Entry entry = new Entry(3, place, match, 1, NOW.toEpochMilli(), new byte[0]);
        WebhookEvent webhookEvent =
                new WebhookEvent(match, WebhookEventType.MATCH_FINISHED, NOW, match, id, List.of(), true, "{}");
        done(transactions.write(
                session -> rows.write(session, List.of(new WebhookRows.Brought(entry, webhookEvent)), missed)));
    }

    private List<String> delivered() {
        return done(hooks().deliveries(id, null, null, 9, NOW)).stream()
                .map(Delivery::id)
                .toList();
    }

    @Test
    void what_lies_before_the_last_place_was_told_unless_it_was_passed_over() {
        written(7, false);
        written(5, false);
        assertThat(delivered()).containsExactly(id + "/7");
        written(5, true);
        written(5, true);
        assertThat(delivered()).containsExactlyInAnyOrder(id + "/5", id + "/7");
        written(6, false);
        written(8, false);
        assertThat(delivered()).containsExactlyInAnyOrder(id + "/5", id + "/7", id + "/8");
    }
}
