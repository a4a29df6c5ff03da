package baffin.lobby.api;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.problem.ProblemException;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.helpers.test.UniAssertSubscriber;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class QuotaTest {

    private final Set<String> live = new HashSet<>();
    private final Set<String> over = new HashSet<>();
    private Instant now = Instant.EPOCH;
    private final Quota quota = new Quota("live matches", 3, new Clock() {
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
    });

    private UniAssertSubscriber<String> requested(String id) {
        return quota.within(
                        "ann",
                        id,
                        others -> Uni.createFrom().item(new Quota.Known(live, over)),
                        () -> Uni.createFrom().item(id))
                .subscribe()
                .withSubscriber(UniAssertSubscriber.create());
    }

    @Test
    void the_one_too_many_is_refused_with_the_bound_and_how_many_there_are() {
        live.addAll(List.of("a", "b", "c"));

        ProblemException refused = (ProblemException) requested("d").getFailure();

        assertThat(refused.problem().status()).isEqualTo(409);
        assertThat(refused.problem().more())
                .containsEntry("bound", "live-matches")
                .containsEntry("most", 3)
                .containsEntry("now", 3);
    }

    @Test
    void what_the_list_does_not_have_yet_is_counted_and_what_is_over_is_not() {
        requested("a").assertCompleted();
        requested("b").assertCompleted();
        requested("c").assertCompleted();
        requested("d").assertFailed();
        over.add("b");

        requested("d").assertCompleted();
    }

    @Test
    void a_retry_of_what_is_there_is_no_more() {
        live.addAll(List.of("a", "b", "c"));

        requested("b").assertCompleted();
    }

    @Test
    void what_failed_is_not_counted() {
        for (int time = 0; time < 5; time++) {
            quota.within(
                            "ann",
                            "x" + time,
                            others -> Uni.createFrom().item(new Quota.Known(live, over)),
                            () -> Uni.createFrom().<String>failure(new IllegalStateException("refused")))
                    .subscribe()
                    .withSubscriber(UniAssertSubscriber.create())
                    .assertFailed();
        }

        requested("a").assertCompleted();
    }

    @Test
    void after_a_while_the_list_alone_counts() {
        requested("a");
        requested("b");
        requested("c");
        now = now.plus(Duration.ofMinutes(2));

        requested("d").assertCompleted();
    }

    @Test
    void requests_at_once_get_no_further_than_the_bound() throws Exception {
        AtomicInteger done = new AtomicInteger();
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int number = 0; number < 40; number++) {
            String id = "m" + number;
            tasks.add(() -> {
                quota.within(
                                "ann",
                                id,
                                others -> Uni.createFrom().item(new Quota.Known(live, over)),
                                () -> Uni.createFrom().item(done::incrementAndGet))
                        .subscribe()
                        .withSubscriber(UniAssertSubscriber.create());
                return null;
            });
        }
        try (var pool = Executors.newFixedThreadPool(16)) {
            for (Future<Void> one : pool.invokeAll(tasks)) {
                one.get();
            }
        }

        assertThat(done.get()).isBetween(1, 3);
    }
}
