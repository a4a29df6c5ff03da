package baffin.platform.limits;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * Computes what takes long on threads of its own: never on an event loop, a decider or a projection. A few jobs run at
 * once, a few more wait, each account has a bounded share of both, and a job that takes too long is interrupted.
 */
public final class LongWork implements AutoCloseable {

    private static final int RETRY_S = 2;

    private final Settings settings;
    private final ThreadPoolExecutor workers;
    private final ScheduledExecutorService alarm;
    private final Map<String, Integer> shares = new ConcurrentHashMap<>();

    /**
     * The bounds.
     *
     * @param name of the threads
     * @param atOnce jobs that run at once
     * @param waiting jobs that wait for a thread
     * @param ofAccount jobs of one account, running and waiting
     * @param most time from the request for a job to its end
     */
    public record Settings(String name, int atOnce, int waiting, int ofAccount, Duration most) {

        /** As services have them: two at once, so that one is free while another one is long. */
        public static Settings named(String name) {
            return new Settings(name, 2, 64, 4, Duration.ofSeconds(20));
        }
    }

    /** Threads come with the first jobs, and go when there are none. */
    public LongWork(Settings settings) {
        this.settings = settings;
        workers = new ThreadPoolExecutor(
                settings.atOnce(),
                settings.atOnce(),
                30,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(settings.waiting()),
                Thread.ofPlatform().daemon().name(settings.name() + "-", 0).factory());
        workers.allowCoreThreadTimeOut(true);
        alarm = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name(settings.name() + "-alarm").factory());
    }

    /**
     * Runs a job; the answer comes on its thread. Fails with 429 when the account has too many, with 503 when all
     * have, and with 503 when it takes too long: both say when to come back.
     *
     * @param account who asks; empty for everybody who has not signed in
     * @param job must look now and then whether its thread is interrupted, and end by any exception then
     */
    public <T> Uni<T> run(String account, Supplier<T> job) {
        return Uni.createFrom().<T>emitter(emitter -> submit(account, job, emitter));
    }

    private <T> void submit(String account, Supplier<T> job, UniEmitter<? super T> emitter) {
        if (!taken(account)) {
            Problem problem = Problem.of(
                    ProblemType.TOO_MANY_REQUESTS,
                    "at most " + settings.ofAccount() + " requests that take long at once; wait for one of them");
            emitter.fail(ProblemException.retryLater(problem, RETRY_S));
            return;
        }
        Job<T> whole = new Job<>(job, emitter, () -> given(account));
        try {
            Future<?> running = workers.submit(whole);
            Future<?> late = alarm.schedule(
                    () -> {
                        if (whole.end(() -> emitter.fail(tooLong()))) {
                            stop(running);
                        }
                    },
                    settings.most().toMillis(),
                    TimeUnit.MILLISECONDS);
            emitter.onTermination(() -> {
                late.cancel(false);
                // nobody waits for it any more
                if (whole.end(() -> {})) {
                    stop(running);
                }
            });
        } catch (RejectedExecutionException e) {
            whole.end(() -> emitter.fail(
                    ProblemException.unavailable("too much is being worked out at once; try again", RETRY_S)));
        }
    }

    private void stop(Future<?> running) {
        running.cancel(true);
        workers.purge();
    }

    private ProblemException tooLong() {
        return ProblemException.unavailable(
                "this was not worked out within " + settings.most().toSeconds() + " s; try again later", RETRY_S);
    }

    private boolean taken(String account) {
        boolean[] taken = {false};
        shares.compute(account, (key, now) -> {
            int before = now == null ? 0 : now;
            taken[0] = key.isEmpty() || before < settings.ofAccount();
            return taken[0] ? Integer.valueOf(before + 1) : now;
        });
        return taken[0];
    }

    private void given(String account) {
        shares.computeIfPresent(account, (key, now) -> now <= 1 ? null : now - 1);
    }

    /** Jobs that run or wait. */
    public int busy() {
        return shares.values().stream().mapToInt(Integer::intValue).sum();
    }

    @Override
    public void close() {
        workers.shutdownNow();
        alarm.shutdownNow();
    }

    /**
     * A job with whoever waits for it. It is told once how it ended; its place is free once nothing of it runs any
     * more.
     */
    static final class Job<T> implements Runnable {

        private enum State {
            WAITING,
            RUNNING,
            OVER
        }

        private final Supplier<T> job;
        private final UniEmitter<? super T> emitter;
        private final Runnable free;
        private final AtomicReference<State> state = new AtomicReference<>(State.WAITING);
        private final AtomicBoolean answered = new AtomicBoolean();

        Job(Supplier<T> job, UniEmitter<? super T> emitter, Runnable free) {
            this.job = job;
            this.emitter = emitter;
            this.free = free;
        }

        @Override
        public void run() {
            if (!state.compareAndSet(State.WAITING, State.RUNNING)) {
                return;
            }
            Runnable answer;
            try {
                T result = job.get();
                answer = () -> emitter.complete(result);
            } catch (RuntimeException | Error e) {
                answer = () -> emitter.fail(e);
            }
            state.set(State.OVER);
            free.run();
            end(answer);
        }

        /** Ends it in a way; false when it has ended before. */
        boolean end(Runnable how) {
            if (answered.getAndSet(true)) {
                return false;
            }
            if (state.compareAndSet(State.WAITING, State.OVER)) {
                free.run();
            }
            how.run();
            return true;
        }
    }
}
