package baffin.view.adapter;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.runtime.projection.Transactions;
import baffin.testkit.PlatformResource;
import baffin.testkit.Waits;
import baffin.view.Eventually;
import baffin.view.hook.Answered;
import baffin.view.hook.Attempt;
import baffin.view.hook.Delivery;
import baffin.view.hook.DeliveryState;
import baffin.view.hook.Hook;
import baffin.view.hook.HookEvent;
import baffin.view.hook.HookKeys;
import baffin.view.hook.HookSecret;
import baffin.view.hook.HookSettings;
import baffin.view.hook.HookState;
import baffin.view.hook.HookVault;
import baffin.view.hook.Job;
import baffin.view.hook.News;
import baffin.view.hook.Outbox;
import baffin.view.hook.Verdict;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
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
class OutboxTest {

    @Inject
    Transactions transactions;

    @Inject
    HookVault vault;

    private static Instant later = Instant.parse("2126-01-01T00:00:00Z");

    private final Instant now = next();
    private final String owner = "owner-" + UUID.randomUUID();

    // what an earlier test has left is not due any more at the time of the next one
    private static synchronized Instant next() {
        later = later.minus(Duration.ofDays(30));
        return later;
    }

    private DatabaseOutbox outbox() {
        return new DatabaseOutbox(transactions, vault);
    }

    private DatabaseHooks hooks() {
        return new DatabaseHooks(transactions, vault);
    }

    @BeforeEach
    void ready() {
        Eventually.ready();
    }

    private static <T> T done(Uni<T> work) {
        return work.await().atMost(Waits.MAX);
    }

    private Hook hook() {
        Hook hook = new Hook(
                UUID.randomUUID().toString(),
                owner,
                "request",
                new HookSettings("http://127.0.0.1:9/", List.of(HookEvent.MATCH_STARTED), null, null, ""),
                HookState.ACTIVE,
                null,
                now,
                now,
                null,
                HookKeys.of(HookSecret.fresh(new SecureRandom())).rotated(HookSecret.fresh(new SecureRandom()), now));
        return done(hooks().add(hook, 10)).orElseThrow();
    }

    private String line(Hook hook, String name) {
        News news =
                new News(UUID.randomUUID().toString(), HookEvent.MATCH_STARTED, now, name, null, List.of(), true, "{}");
        return done(hooks().put(hook.id(), news, now)).id();
    }

    private List<Job> claimed(Instant at, Outbox.Load load) {
        return done(outbox().claim(at, 64, 4, load)).stream()
                .filter(job -> job.owner().equals(owner))
                .toList();
    }

    private Delivery only(Hook hook, Instant at) {
        return done(hooks().deliveries(hook.id(), null, null, 9, at)).getFirst();
    }

    private void settle(Job job, Instant began, Answered answered, int tries) {
        Attempt attempt = new Attempt(began, 20, answered.status(), answered.error());
        done(outbox().settle(job, attempt, Verdict.of(attempt, tries, 0)));
    }

    @Test
    void a_claim_is_its_own_until_it_runs_out_and_then_anybodys() {
        Hook hook = hook();
        String event = line(hook, "m");
        Job first = claimed(now, Outbox.Load.NONE).getFirst();
        assertThat(first.event()).isEqualTo(event);
        assertThat(first.keys()).isEqualTo(hook.keys());
        assertThat(only(hook, now).state()).isEqualTo(DeliveryState.SENDING);
        assertThat(only(hook, now).sendingSince()).isEqualTo(now);
        assertThat(claimed(now.plusSeconds(44), Outbox.Load.NONE)).isEmpty();
        // the instance that had it is gone; another one goes on
        Instant restarted = now.plus(DatabaseOutbox.LEASE);
        Job second = claimed(restarted, Outbox.Load.NONE).getFirst();
        assertThat(second.event()).isEqualTo(event);
        assertThat(second.tries()).isZero();
        settle(second, restarted, Answered.with(200), 1);
        settle(first, now, Answered.with(500), 1);
        Delivery delivery = only(hook, restarted);
        assertThat(delivery.state()).isEqualTo(DeliveryState.DELIVERED);
        assertThat(delivery.attempts()).extracting(Attempt::status).containsExactly(200);
    }

    @Test
    void instances_that_claim_at_once_share_what_there_is() {
        Hook hook = hook();
        Set<String> lines = new HashSet<>();
        for (int number = 0; number < 6; number++) {
            lines.add(line(hook, "m" + number));
        }
        List<List<Job>> both = done(Uni.join()
                .all(outbox().claim(now, 64, 3, Outbox.Load.NONE), outbox().claim(now, 64, 3, Outbox.Load.NONE))
                .andFailFast());
        List<String> events = both.stream()
                .flatMap(List::stream)
                .filter(job -> job.owner().equals(owner))
                .map(Job::event)
                .toList();
        assertThat(events).doesNotHaveDuplicates().hasSizeBetween(3, 6).allMatch(lines::contains);
    }

    @Test
    void no_more_of_one_webhook_are_claimed_than_may_be_on_their_way() {
        Hook hook = hook();
        Hook other = hook();
        for (int number = 0; number < 9; number++) {
            line(hook, "m" + number);
        }
        line(other, "m");
        assertThat(claimed(now, new Outbox.Load(Map.of(hook.id(), 3, "unknown", 9), Set.of("somebody"))))
                .extracting(Job::hook)
                .containsExactlyInAnyOrder(hook.id(), other.id());
        assertThat(claimed(now, new Outbox.Load(Map.of(), Set.of(owner)))).isEmpty();
        assertThat(claimed(now, Outbox.Load.NONE)).hasSize(4);
    }

    @Test
    void ten_attempts_fail_at_their_times_and_each_is_kept() {
        Hook hook = hook();
        line(hook, "m");
        Instant at = now;
        for (int tries = 1; tries <= 10; tries++) {
            assertThat(claimed(at.minusMillis(1), Outbox.Load.NONE)).isEmpty();
            Job job = claimed(at, Outbox.Load.NONE).getFirst();
            assertThat(job.tries()).isEqualTo(tries - 1);
            settle(job, at, Answered.with(503), tries);
            Instant next = only(hook, at).next();
            at = next == null ? at : next;
        }
        Delivery delivery = only(hook, at);
        assertThat(delivery.state()).isEqualTo(DeliveryState.FAILED);
        assertThat(delivery.attempts()).hasSize(10).extracting(Attempt::status).containsOnly(503);
        assertThat(Duration.between(now, at)).isBetween(Duration.ofHours(75), Duration.ofHours(76));
        Hook after = done(hooks().find(owner, hook.id())).orElseThrow();
        assertThat(after.state()).isEqualTo(HookState.ACTIVE);
        assertThat(after.failingSince()).isEqualTo(now);
        // five days after the first failure it is switched off, and what waits waits no more
        line(hook, "next");
        line(hook, "last");
        Instant fifth = now.plus(Duration.ofDays(5));
        settle(claimed(fifth, Outbox.Load.NONE).getFirst(), fifth, Answered.not("no connection"), 1);
        after = done(hooks().find(owner, hook.id())).orElseThrow();
        assertThat(after.state()).isEqualTo(HookState.FAILED);
        assertThat(after.reason()).contains("5 days");
        assertThat(done(hooks().deliveries(hook.id(), DeliveryState.FAILED, null, 9, fifth)))
                .hasSize(3);
        assertThat(claimed(fifth.plusSeconds(600), Outbox.Load.NONE)).isEmpty();
    }

    @Test
    void a_success_ends_a_run_of_failures() {
        Hook hook = hook();
        line(hook, "m");
        settle(claimed(now, Outbox.Load.NONE).getFirst(), now, Answered.with(500), 1);
        Instant again = now.plusSeconds(6);
        settle(claimed(again, Outbox.Load.NONE).getFirst(), again, Answered.with(200), 2);
        assertThat(done(hooks().find(owner, hook.id())).orElseThrow().failingSince())
                .isNull();
    }

    @Test
    void what_is_sent_again_begins_anew_and_keeps_its_history() {
        Hook hook = hook();
        String event = line(hook, "m");
        settle(claimed(now, Outbox.Load.NONE).getFirst(), now, Answered.with(500), 10);
        assertThat(only(hook, now).state()).isEqualTo(DeliveryState.FAILED);
        assertThat(done(hooks().again(hook.id(), event, now.plusSeconds(60)))).isPresent();
        Job job = claimed(now.plusSeconds(60), Outbox.Load.NONE).getFirst();
        assertThat(job.tries()).isZero();
        settle(job, now.plusSeconds(60), Answered.with(200), 1);
        assertThat(only(hook, now).attempts()).extracting(Attempt::status).containsExactly(500, 200);
        assertThat(done(hooks().again(hook.id(), "none", now))).isEmpty();
    }

    @Test
    void what_is_on_its_way_is_not_put_in_line_beside_itself() {
        Hook hook = hook();
        String event = line(hook, "m");
        Job job = claimed(now, Outbox.Load.NONE).getFirst();
        assertThat(done(hooks().again(hook.id(), event, now.plusSeconds(1))))
                .hasValueSatisfying(found -> assertThat(found.state()).isEqualTo(DeliveryState.SENDING));
        settle(job, now, Answered.with(500), 10);
        assertThat(only(hook, now).state()).isEqualTo(DeliveryState.FAILED);
        assertThat(done(hooks().again(hook.id(), event, now.plusSeconds(2))))
                .hasValueSatisfying(found -> assertThat(found.state()).isEqualTo(DeliveryState.WAITING));
    }

    @Test
    void only_the_latest_attempts_are_kept() {
        Hook hook = hook();
        String event = line(hook, "m");
        for (int number = 0; number < 33; number++) {
            Instant at = now.plusSeconds(number);
            done(hooks().again(hook.id(), event, at));
            settle(claimed(at, Outbox.Load.NONE).getFirst(), at, Answered.with(200 + number), 10);
        }
        assertThat(only(hook, now).attempts())
                .hasSize(30)
                .first()
                .extracting(Attempt::status)
                .isEqualTo(203);
        assertThat(only(hook, now).attempts().getLast().status()).isEqualTo(232);
    }

    @Test
    void what_is_done_is_forgotten_after_a_while_and_what_waits_is_not() {
        Hook hook = hook();
        line(hook, "m");
        settle(claimed(now, Outbox.Load.NONE).getFirst(), now, Answered.with(200), 1);
        String waits = line(hook, "n");
        done(outbox().forget(now.plusSeconds(1)));
        assertThat(done(hooks().deliveries(hook.id(), null, null, 9, now)))
                .extracting(Delivery::id)
                .containsExactly(waits);
        // who is switched off for so long does not get last month's news when switched on
        done(hooks().change(owner, hook.id(), one -> one.switched(false, now)));
        done(outbox().forget(now.minusSeconds(1)));
        assertThat(done(hooks().deliveries(hook.id(), null, null, 9, now))).hasSize(1);
        done(outbox().forget(now.plusSeconds(1)));
        assertThat(done(hooks().deliveries(hook.id(), null, null, 9, now))).isEmpty();
        assertThat(done(hooks().delete(owner, hook.id()))).isTrue();
        assertThat(claimed(now, Outbox.Load.NONE)).isEmpty();
    }
}
