package baffin.platform.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import baffin.platform.problem.ProblemException;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LongWorkTest {

    private static final Duration LONG = Duration.ofMinutes(5);

    private final CountDownLatch go = new CountDownLatch(1);
    private LongWork work = new LongWork(new LongWork.Settings("test", 1, 2, 2, LONG));

    @AfterEach
    void stop() {
        go.countDown();
        work.close();
    }

    private String waiting() {
        try {
            go.await();
            return Thread.currentThread().getName();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private CompletableFuture<String> begun(String account) {
        return work.run(account, this::waiting).subscribeAsCompletionStage();
    }

    private static int refused(CompletableFuture<?> answer) throws Exception {
        try {
            answer.get(4, TimeUnit.MINUTES);
            throw new AssertionError("it was not refused");
        } catch (ExecutionException e) {
            ProblemException problem = (ProblemException) e.getCause();
            assertThat(problem.headers()).containsKey("Retry-After");
            return problem.problem().status();
        }
    }

    @Test
    void jobs_run_on_threads_of_their_own_so_many_at_once() throws Exception {
        CompletableFuture<String> first = begun("ann");
        CompletableFuture<String> second = begun("bob");
        assertThat(work.busy()).isEqualTo(2);

        go.countDown();

        assertThat(first.get()).isEqualTo("test-0");
        assertThat(second.get()).isEqualTo("test-0");
        await().until(() -> work.busy() == 0);
    }

    @Test
    void an_account_has_its_share_and_others_go_on() throws Exception {
        CompletableFuture<String> first = begun("ann");
        CompletableFuture<String> second = begun("ann");
        assertThat(refused(begun("ann"))).isEqualTo(429);

        CompletableFuture<String> other = begun("bob");
        go.countDown();
        assertThat(first.get()).startsWith("test-");
        assertThat(second.get()).startsWith("test-");
        assertThat(other.get()).startsWith("test-");
        assertThat(begun("ann").get()).startsWith("test-");
    }

    @Test
    void when_too_many_wait_the_next_one_is_sent_away() throws Exception {
        List<CompletableFuture<String>> answers = List.of(begun("a"), begun("b"), begun("c"));
        assertThat(refused(begun("d"))).isEqualTo(503);
        assertThat(work.busy()).isEqualTo(3);

        go.countDown();
        for (CompletableFuture<String> answer : answers) {
            assertThat(answer.get()).startsWith("test-");
        }
    }

    @Test
    void what_takes_too_long_is_interrupted_and_told() throws Exception {
        work.close();
        work = new LongWork(new LongWork.Settings("test", 1, 2, 2, Duration.ofMillis(50)));
        AtomicBoolean interrupted = new AtomicBoolean();
        Uni<String> never = work.run("ann", () -> {
            try {
                go.await();
            } catch (InterruptedException e) {
                interrupted.set(true);
            }
            return "late";
        });

        assertThat(refused(never.subscribeAsCompletionStage())).isEqualTo(503);
        await().untilTrue(interrupted);
        await().until(() -> work.busy() == 0);
        assertThat(work.run("ann", () -> Thread.currentThread().isInterrupted())
                        .await()
                        .atMost(LONG))
                .as("the thread of the next job")
                .isFalse();
    }

    @Test
    void a_job_that_nobody_waits_for_any_more_gives_its_place_back() throws Exception {
        CompletableFuture<String> first = begun("ann");
        work.run("bob", this::waiting).subscribe().with(answer -> {}).cancel();
        assertThat(work.busy()).isEqualTo(1);

        go.countDown();
        assertThat(first.get()).startsWith("test-");
    }

    @Test
    void a_failure_is_the_answer() throws Exception {
        go.countDown();
        CompletableFuture<String> failed = work.<String>run("ann", () -> {
                    throw new IllegalArgumentException("no");
                })
                .subscribeAsCompletionStage();
        assertThat(failed.handle((answer, failure) -> failure).get()).isInstanceOf(IllegalArgumentException.class);
        assertThat(begun("ann").get()).isNotNull();
    }
}
