package baffin.gameservice.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.gameservice.webhook.WebhookDeliveries;
import baffin.gameservice.webhook.WebhookVault;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

class DeliveryDispatcherTest {

    private static final WebhookVault VAULT = WebhookVault.of(List.of("22".repeat(32)));
    private static final WebhookSecret SECRET = WebhookSecret.fresh(new SecureRandom());

    private final Time time = new Time();
    private final Lines lines = new Lines();
    private final List<String> sent = new CopyOnWriteArrayList<>();
    private final List<String> signatures = new CopyOnWriteArrayList<>();
    private final Set<String> calls = ConcurrentHashMap.newKeySet();
    private final Map<String, DeliveryResponse> answers = new HashMap<>();
    private final Map<String, UniEmitter<? super DeliveryResponse>> open = new HashMap<>();
    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private final DeliveryDispatcher deliveryDispatcher = dispatcher(this::post);

    private DeliveryDispatcher dispatcher(DeliveryClient client) {
        return new DeliveryDispatcher(new WebhookDeliveries(VAULT, client), lines, time, meters);
    }

    private Uni<DeliveryResponse> post(String url, Map<String, String> headers, byte[] body) {
        sent.add(url);
        signatures.add(headers.get(Signature.SIGNATURE));
        DeliveryResponse answer = answers.get(url);
        return answer != null
                ? Uni.createFrom().item(answer)
                : Uni.createFrom().emitter(emitter -> open.put(url + headers.get(Signature.ID), emitter));
    }

    @Test
    void a_delivery_is_tried_at_its_ten_times_and_then_given_up() {
        answers.put("busy", DeliveryResponse.with(503));
        lines.add("hook", "busy", "event");
        Instant began = time.instant();
        List<Duration> at = new ArrayList<>();
        for (Optional<Instant> due = lines.due(); due.isPresent(); due = lines.due()) {
            time.now = due.get();
            at.add(Duration.between(began, time.now));
            deliveryDispatcher.look();
        }
        assertThat(sent).hasSize(10);
        assertThat(lines.done).containsExactly("event Exhausted");
        Duration sum = Duration.ZERO;
        for (int deliveryAttempt = 0; deliveryAttempt < 10; deliveryAttempt++) {
            sum = sum.plus(RetryPlan.WAITS.get(deliveryAttempt));
            assertThat(at.get(deliveryAttempt)).isBetween(sum, sum.plus(sum.dividedBy(20)));
        }
        assertThat(meters.get("baffin.webhooks.attempts")
                        .tag("outcome", "Again")
                        .tag("status", "5xx")
                        .timer()
                        .count())
                .isEqualTo(9);
    }

    @Test
    void a_success_and_a_410_end_it() {
        answers.put("good", DeliveryResponse.with(200));
        answers.put("gone", DeliveryResponse.with(410));
        lines.add("one", "good", "a");
        lines.add("two", "gone", "b");
        deliveryDispatcher.look();
        assertThat(lines.done).containsExactly("a Delivered", "b Gone");
        assertThat(lines.due()).isEmpty();
    }

    @Test
    void a_slow_receiver_holds_up_only_itself() {
        answers.put("fast", DeliveryResponse.with(204));
        for (int number = 0; number < 500; number++) {
            lines.add("slow", "slow", "s" + number);
        }
        for (int number = 0; number < 100; number++) {
            lines.add("fast", "fast", "f" + number);
        }
        deliveryDispatcher.look();
        assertThat(lines.done).hasSize(100).allMatch(one -> one.startsWith("f"));
        assertThat(sent.stream().filter("slow"::equals)).hasSize(4);
        assertThat(meters.get("baffin.webhooks.sending").gauge().value()).isEqualTo(4);
        time.now = time.now.plusSeconds(14);
        assertThat(meters.get("baffin.webhooks.sending.oldest.seconds").gauge().value())
                .isEqualTo(14);
        open.get("slows0").complete(DeliveryResponse.with(200));
        assertThat(sent.stream().filter("slow"::equals)).hasSize(5);
    }

    @Test
    void no_more_than_512_are_on_their_way() {
        for (int number = 0; number < 700; number++) {
            lines.add("hook" + number, "slow", "e" + number);
        }
        deliveryDispatcher.look();
        assertThat(sent).hasSize(512);
        new ArrayList<>(open.values()).forEach(one -> one.complete(DeliveryResponse.with(200)));
        assertThat(sent).hasSize(700);
    }

    @Test
    void a_player_with_many_slow_receivers_holds_up_only_himself() {
        answers.put("fast", DeliveryResponse.with(204));
        for (int number = 0; number < 200; number++) {
            lines.add("slow/" + number % 40, "slow", "s" + number);
        }
        lines.add("other", "fast", "f");
        deliveryDispatcher.look();
        assertThat(sent.stream().filter("slow"::equals)).hasSize(12);
        assertThat(lines.done).containsExactly("f Delivered");
    }

    @Test
    void a_fault_of_ours_is_an_attempt_like_any_other() {
        DeliveryDispatcher broken =
                dispatcher((url, headers, body) -> Uni.createFrom().failure(new IllegalStateException("broken")));
        lines.add("hook", "any", "event");
        broken.look();
        assertThat(lines.due()).isPresent();
        assertThat(lines.attempts).extracting(DeliveryAttempt::error).containsExactly("an internal fault");
    }

    @Test
    void what_no_key_opens_is_not_sent_and_says_so_until_the_secret_is_another() {
        String sealed = WebhookVault.of(List.of("11".repeat(32))).seal("hook", SECRET);
        answers.put("good", DeliveryResponse.with(200));
        lines.add("hook", "good", "event", sealed + " ");
        deliveryDispatcher.look();
        assertThat(sent).isEmpty();
        assertThat(lines.attempts)
                .extracting(DeliveryAttempt::error)
                .singleElement()
                .satisfies(words -> assertThat(words).contains("can't open the secret"));
        long until = time.instant().plusSeconds(60).toEpochMilli();
        lines.add("hook", "good", "event", VAULT.seal("hook", SECRET) + " " + until + ":" + sealed);
        deliveryDispatcher.look();
        assertThat(lines.done).containsExactly("event Delivered");
        assertThat(signatures).singleElement().satisfies(one -> assertThat(one).doesNotContain(" "));
    }

    @Test
    void nothing_is_sent_after_the_end() {
        lines.add("hook", "good", "event");
        deliveryDispatcher.close();
        deliveryDispatcher.look();
        assertThat(sent).isEmpty();
        assertThat(lines.due()).isPresent();
    }

    @Test
    void a_database_that_neither_answers_nor_hangs_up_does_not_end_all_deliveries() throws InterruptedException {
        answers.put("good", DeliveryResponse.with(200));
        lines.add("hook", "good", "event");
        SimpleMeterRegistry own = new SimpleMeterRegistry();
        DeliveryDispatcher patient = new DeliveryDispatcher(
                new WebhookDeliveries(VAULT, this::post), silentAtFirst(), time, own, Duration.ofMillis(500));
        Gauge sending = own.get("baffin.webhooks.sending").gauge();
        for (int tries = 0; tries < 20_000 && (lines.done.isEmpty() || sending.value() > 0); tries++) {
            patient.look();
            Thread.sleep(10);
        }
        assertThat(calls).contains("claim", "settle");
        assertThat(lines.done).containsExactly("event Delivered");
        assertThat(sent).hasSize(1);
        assertThat(sending.value()).isZero();
    }

    /** Says nothing to the first question of each kind. */
    private DeliveryQueue silentAtFirst() {
        return (DeliveryQueue) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {DeliveryQueue.class},
                (proxy, method, words) -> Uni.createFrom().deferred(() -> answered(method, words)));
    }

    private Uni<?> answered(Method method, Object[] words) {
        if (calls.add(method.getName())) {
            return Uni.createFrom().nothing();
        }
        try {
            return (Uni<?>) method.invoke(lines, words);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A clock that stands still. */
    private static final class Time extends Clock {

        private Instant now = Instant.parse("2026-05-01T12:00:00Z");

        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    /** What waits, in memory. */
    private final class Lines implements DeliveryQueue {

        private final Map<String, DeliveryJob> jobs = new LinkedHashMap<>();
        private final Map<String, Instant> due = new HashMap<>();
        private final List<String> done = new CopyOnWriteArrayList<>();
        private final List<DeliveryAttempt> attempts = new ArrayList<>();

        void add(String hook, String url, String event) {
            add(hook, url, event, VAULT.seal(hook, SECRET) + " ");
        }

        void add(String hook, String url, String event, String keys) {
            jobs.put(
                    event,
                    new DeliveryJob(
                            hook,
                            "owner of " + hook.split("/", 2)[0],
                            url,
                            keys,
                            event,
                            "t",
                            "{}",
                            0,
                            event,
                            time.instant()));
            due.put(event, time.instant());
        }

        Optional<Instant> due() {
            return due.values().stream().min(Instant::compareTo);
        }

        @Override
        public Uni<List<DeliveryJob>> claim(Instant now, int room, DeliveryKind.Limits limits, Load load) {
            Map<String, Integer> taken = new HashMap<>(load.ofTargets());
            Map<String, Integer> owners = new HashMap<>(load.ofOwners());
            List<DeliveryJob> claimed = new ArrayList<>();
            for (DeliveryJob deliveryJob : jobs.values()) {
                Instant when = due.get(deliveryJob.event());
                if (when != null
                        && !when.isAfter(now)
                        && claimed.size() < room
                        && owners.getOrDefault(deliveryJob.owner(), 0) < limits.ofOwner()
                        && taken.getOrDefault(deliveryJob.target(), 0) < limits.ofTarget()) {
                    taken.merge(deliveryJob.target(), 1, Integer::sum);
                    owners.merge(deliveryJob.owner(), 1, Integer::sum);
                    claimed.add(deliveryJob);
                }
            }
            claimed.forEach(deliveryJob -> due.remove(deliveryJob.event()));
            return Uni.createFrom().item(claimed);
        }

        @Override
        public Uni<Void> settle(
                DeliveryJob deliveryJob, DeliveryAttempt deliveryAttempt, DeliveryOutcome deliveryOutcome) {
            attempts.add(deliveryAttempt);
            if (deliveryOutcome instanceof DeliveryOutcome.Again(Instant at)) {
                due.put(deliveryJob.event(), at);
                jobs.put(
                        deliveryJob.event(),
                        new DeliveryJob(
                                deliveryJob.target(),
                                deliveryJob.owner(),
                                deliveryJob.url(),
                                deliveryJob.keys(),
                                deliveryJob.event(),
                                deliveryJob.type(),
                                deliveryJob.body(),
                                deliveryJob.tries() + 1,
                                deliveryJob.lease(),
                                deliveryJob.since()));
            } else {
                done.add(deliveryJob.event() + " " + deliveryOutcome.getClass().getSimpleName());
            }
            return Uni.createFrom().voidItem();
        }

        @Override
        public Uni<Long> waiting() {
            return Uni.createFrom().item((long) due.size());
        }

        @Override
        public Uni<Integer> forget(Instant before) {
            return Uni.createFrom().item(0);
        }
    }
}
