package baffin.gameservice.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.gameservice.Eventually;
import baffin.gameservice.delivery.DatabaseDeliveryQueue;
import baffin.gameservice.delivery.Delivery;
import baffin.gameservice.delivery.DeliveryAttempt;
import baffin.gameservice.delivery.DeliveryJob;
import baffin.gameservice.delivery.DeliveryKind;
import baffin.gameservice.delivery.DeliveryOutcome;
import baffin.gameservice.delivery.DeliveryQueue;
import baffin.gameservice.delivery.DeliveryResponse;
import baffin.gameservice.delivery.DeliveryState;
import baffin.gameservice.delivery.WebhookKeys;
import baffin.gameservice.delivery.WebhookSecret;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What waits, in the database, at times of its own: a hundred years from now, so that the service itself claims nothing
 * of it.
 */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class DeliveryQueueTest {

    private static final DeliveryKind.Limits LIMITS = new DeliveryKind.Limits(512, 4, 12);

    @Inject
    @Identifier("game")
    Transactions transactions;

    @Inject
    WebhookVault vault;

    private static Instant later = Instant.parse("2126-01-01T00:00:00Z");

    private final Instant now = next();
    private final String owner = "owner-" + UUID.randomUUID();

    // what an earlier test has left is not due any more at the time of the next one
    private static synchronized Instant next() {
        later = later.minus(Duration.ofDays(30));
        return later;
    }

    private DatabaseDeliveryQueue outbox() {
        return new DatabaseDeliveryQueue(transactions, WebhookDeliveries.TABLE);
    }

    private WebhookStore hooks() {
        return new WebhookStore(transactions, vault);
    }

    @BeforeEach
    void ready() {
        Eventually.ready();
    }

    private static <T> T done(Uni<T> work) {
        return work.await().atMost(Waits.MAX);
    }

    private Webhook hook() {
        Webhook webhook = new Webhook(
                UUID.randomUUID().toString(),
                owner,
                new WebhookSettings("http://127.0.0.1:9/", List.of(WebhookEventType.MATCH_STARTED), null, null, ""),
                WebhookState.ACTIVE,
                null,
                now,
                now,
                null,
                WebhookKeys.of(WebhookSecret.fresh(new SecureRandom()))
                        .rotated(WebhookSecret.fresh(new SecureRandom()), now));
        assertThat(done(hooks().add(webhook, 10))).isTrue();
        return webhook;
    }

    private String line(Webhook webhook, String name) {
        WebhookEvent webhookEvent = new WebhookEvent(
                UUID.randomUUID().toString(), WebhookEventType.MATCH_STARTED, now, name, null, List.of(), true, "{}");
        return done(hooks().put(webhook.id(), webhookEvent, now)).id();
    }

    private List<DeliveryJob> claimed(Instant at, DeliveryQueue.Load load) {
        return done(outbox().claim(at, 64, LIMITS, load)).stream()
                .filter(deliveryJob -> deliveryJob.owner().equals(owner))
                .toList();
    }

    private Delivery only(Webhook webhook, Instant at) {
        return done(hooks().deliveries(webhook.id(), null, null, 9, at)).getFirst();
    }

    private void settle(DeliveryJob deliveryJob, Instant began, DeliveryResponse deliveryResponse, int tries) {
        DeliveryAttempt deliveryAttempt =
                new DeliveryAttempt(began, 20, deliveryResponse.status(), deliveryResponse.error());
        done(outbox().settle(
                        deliveryJob, deliveryAttempt, DeliveryOutcome.of(deliveryAttempt, Duration.ZERO, tries, 0)));
    }

    @Test
    void a_claim_is_its_own_until_it_runs_out_and_then_anybodys() {
        Webhook webhook = hook();
        String event = line(webhook, "m");
        DeliveryJob first = claimed(now, DeliveryQueue.Load.NONE).getFirst();
        assertThat(first.event()).isEqualTo(event);
        assertThat(WebhookDeliveries.keys(first).with(secret -> vault.open(webhook.id(), secret)))
                .isEqualTo(webhook.keys());
        assertThat(only(webhook, now).state()).isEqualTo(DeliveryState.SENDING);
        assertThat(only(webhook, now).sendingSince()).isEqualTo(now);
        assertThat(claimed(now.plusSeconds(44), DeliveryQueue.Load.NONE)).isEmpty();
        // the instance that had it is gone; another one goes on
        Instant restarted = now.plus(WebhookDeliveries.LEASE);
        DeliveryJob second = claimed(restarted, DeliveryQueue.Load.NONE).getFirst();
        assertThat(second.event()).isEqualTo(event);
        assertThat(second.tries()).isZero();
        settle(second, restarted, DeliveryResponse.with(200), 1);
        settle(first, now, DeliveryResponse.with(500), 1);
        Delivery delivery = only(webhook, restarted);
        assertThat(delivery.state()).isEqualTo(DeliveryState.DELIVERED);
        assertThat(delivery.attempts()).extracting(DeliveryAttempt::status).containsExactly(200);
    }

    @Test
    void instances_that_claim_at_once_share_what_there_is() {
        Webhook webhook = hook();
        Set<String> lines = new HashSet<>();
        for (int number = 0; number < 6; number++) {
            lines.add(line(webhook, "m" + number));
        }
        List<List<DeliveryJob>> both = done(Uni.join()
                .all(
                        outbox().claim(now, 64, new DeliveryKind.Limits(512, 3, 12), DeliveryQueue.Load.NONE),
                        outbox().claim(now, 64, new DeliveryKind.Limits(512, 3, 12), DeliveryQueue.Load.NONE))
                .andFailFast());
        List<String> events = both.stream()
                .flatMap(List::stream)
                .filter(deliveryJob -> deliveryJob.owner().equals(owner))
                .map(DeliveryJob::event)
                .toList();
        assertThat(events).doesNotHaveDuplicates().hasSizeBetween(3, 6).allMatch(lines::contains);
    }

    @Test
    void no_more_of_one_webhook_are_claimed_than_may_be_on_their_way() {
        Webhook webhook = hook();
        Webhook other = hook();
        for (int number = 0; number < 9; number++) {
            line(webhook, "m" + number);
        }
        line(other, "m");
        assertThat(claimed(now, new DeliveryQueue.Load(Map.of(webhook.id(), 3, "unknown", 9), Map.of("somebody", 12))))
                .extracting(DeliveryJob::target)
                .containsExactlyInAnyOrder(webhook.id(), other.id());
        assertThat(claimed(now, new DeliveryQueue.Load(Map.of(), Map.of(owner, 12))))
                .isEmpty();
        assertThat(claimed(now, DeliveryQueue.Load.NONE)).hasSize(4);
    }

    @Test
    void no_more_of_one_player_are_claimed_than_may_be_on_their_way() {
        for (int number = 0; number < 5; number++) {
            Webhook webhook = hook();
            for (int line = 0; line < 9; line++) {
                line(webhook, "m" + line);
            }
        }
        assertThat(claimed(now, new DeliveryQueue.Load(Map.of(), Map.of(owner, 5))))
                .hasSize(7);
        assertThat(claimed(now, new DeliveryQueue.Load(Map.of(), Map.of(owner, 7))))
                .hasSize(5);
        assertThat(claimed(now, DeliveryQueue.Load.NONE)).hasSize(12);
    }

    @Test
    void ten_attempts_fail_at_their_times_and_each_is_kept() {
        Webhook webhook = hook();
        line(webhook, "m");
        Instant at = now;
        for (int tries = 1; tries <= 10; tries++) {
            assertThat(claimed(at.minusMillis(1), DeliveryQueue.Load.NONE)).isEmpty();
            DeliveryJob deliveryJob = claimed(at, DeliveryQueue.Load.NONE).getFirst();
            assertThat(deliveryJob.tries()).isEqualTo(tries - 1);
            settle(deliveryJob, at, DeliveryResponse.with(503), tries);
            Instant next = only(webhook, at).next();
            at = next == null ? at : next;
        }
        Delivery delivery = only(webhook, at);
        assertThat(delivery.state()).isEqualTo(DeliveryState.FAILED);
        assertThat(delivery.attempts())
                .hasSize(10)
                .extracting(DeliveryAttempt::status)
                .containsOnly(503);
        assertThat(Duration.between(now, at)).isBetween(Duration.ofHours(75), Duration.ofHours(76));
        Webhook after = done(hooks().find(owner, webhook.id())).orElseThrow();
        assertThat(after.state()).isEqualTo(WebhookState.ACTIVE);
        assertThat(after.failingSince()).isEqualTo(now);
        // five days after the first failure it is switched off, and what waits waits no more
        line(webhook, "next");
        line(webhook, "last");
        Instant fifth = now.plus(Duration.ofDays(5));
        settle(claimed(fifth, DeliveryQueue.Load.NONE).getFirst(), fifth, DeliveryResponse.not("no connection"), 1);
        after = done(hooks().find(owner, webhook.id())).orElseThrow();
        assertThat(after.state()).isEqualTo(WebhookState.FAILED);
        assertThat(after.reason()).contains("5 days");
        assertThat(done(hooks().deliveries(webhook.id(), DeliveryState.FAILED, null, 9, fifth)))
                .hasSize(3);
        assertThat(claimed(fifth.plusSeconds(600), DeliveryQueue.Load.NONE)).isEmpty();
    }

    @Test
    void a_success_ends_a_run_of_failures() {
        Webhook webhook = hook();
        line(webhook, "m");
        settle(claimed(now, DeliveryQueue.Load.NONE).getFirst(), now, DeliveryResponse.with(500), 1);
        Instant again = now.plusSeconds(6);
        settle(claimed(again, DeliveryQueue.Load.NONE).getFirst(), again, DeliveryResponse.with(200), 2);
        assertThat(done(hooks().find(owner, webhook.id())).orElseThrow().failingSince())
                .isNull();
    }

    @Test
    void what_is_sent_again_begins_anew_and_keeps_its_history() {
        Webhook webhook = hook();
        String event = line(webhook, "m");
        settle(claimed(now, DeliveryQueue.Load.NONE).getFirst(), now, DeliveryResponse.with(500), 10);
        assertThat(only(webhook, now).state()).isEqualTo(DeliveryState.FAILED);
        assertThat(done(hooks().again(webhook.id(), event, now.plusSeconds(60))))
                .isPresent();
        DeliveryJob deliveryJob =
                claimed(now.plusSeconds(60), DeliveryQueue.Load.NONE).getFirst();
        assertThat(deliveryJob.tries()).isZero();
        settle(deliveryJob, now.plusSeconds(60), DeliveryResponse.with(200), 1);
        assertThat(only(webhook, now).attempts())
                .extracting(DeliveryAttempt::status)
                .containsExactly(500, 200);
        assertThat(done(hooks().again(webhook.id(), "none", now))).isEmpty();
    }

    @Test
    void what_is_on_its_way_is_not_put_in_line_beside_itself() {
        Webhook webhook = hook();
        String event = line(webhook, "m");
        DeliveryJob deliveryJob = claimed(now, DeliveryQueue.Load.NONE).getFirst();
        assertThat(done(hooks().again(webhook.id(), event, now.plusSeconds(1))))
                .hasValueSatisfying(found -> assertThat(found.state()).isEqualTo(DeliveryState.SENDING));
        settle(deliveryJob, now, DeliveryResponse.with(500), 10);
        assertThat(only(webhook, now).state()).isEqualTo(DeliveryState.FAILED);
        assertThat(done(hooks().again(webhook.id(), event, now.plusSeconds(2))))
                .hasValueSatisfying(found -> assertThat(found.state()).isEqualTo(DeliveryState.WAITING));
    }

    @Test
    void only_the_latest_attempts_are_kept() {
        Webhook webhook = hook();
        String event = line(webhook, "m");
        for (int number = 0; number < 33; number++) {
            Instant at = now.plusSeconds(number);
            done(hooks().again(webhook.id(), event, at));
            settle(claimed(at, DeliveryQueue.Load.NONE).getFirst(), at, DeliveryResponse.with(200 + number), 10);
        }
        assertThat(only(webhook, now).attempts())
                .hasSize(30)
                .first()
                .extracting(DeliveryAttempt::status)
                .isEqualTo(203);
        assertThat(only(webhook, now).attempts().getLast().status()).isEqualTo(232);
    }

    @Test
    void what_is_done_is_forgotten_after_a_while_and_what_waits_is_not() {
        Webhook webhook = hook();
        line(webhook, "m");
        settle(claimed(now, DeliveryQueue.Load.NONE).getFirst(), now, DeliveryResponse.with(200), 1);
        String waits = line(webhook, "n");
        done(outbox().forget(now.plusSeconds(1)));
        assertThat(done(hooks().deliveries(webhook.id(), null, null, 9, now)))
                .extracting(Delivery::id)
                .containsExactly(waits);
        // who is switched off for so long does not get last month's news when switched on
        done(hooks().change(owner, webhook.id(), one -> one.switched(false, now)));
        done(outbox().forget(now.minusSeconds(1)));
        assertThat(done(hooks().deliveries(webhook.id(), null, null, 9, now))).hasSize(1);
        done(outbox().forget(now.plusSeconds(1)));
        assertThat(done(hooks().deliveries(webhook.id(), null, null, 9, now))).isEmpty();
        assertThat(done(hooks().delete(owner, webhook.id()))).isTrue();
        assertThat(claimed(now, DeliveryQueue.Load.NONE)).isEmpty();
    }
}
