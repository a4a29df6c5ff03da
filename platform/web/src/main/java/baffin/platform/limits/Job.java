package baffin.platform.limits;

import io.smallrye.mutiny.subscription.UniEmitter;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * A job with whoever waits for it. It is told once how it ended; its place is free once nothing of it runs any
 * more.
 */
final class Job<T> implements Runnable {

    private enum State {
        WAITING,
        RUNNING,
        OVER
    }

    private final Supplier<T> job;
    private final UniEmitter<? super T> asked;
    private final Runnable free;
    private final AtomicReference<State> state = new AtomicReference<>(State.WAITING);
    private final AtomicBoolean told = new AtomicBoolean();

    Job(Supplier<T> job, UniEmitter<? super T> asked, Runnable free) {
        this.job = job;
        this.asked = asked;
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
            answer = () -> asked.complete(result);
        } catch (RuntimeException | Error e) {
            answer = () -> asked.fail(e);
        }
        state.set(State.OVER);
        free.run();
        end(answer);
    }

    /** Ends it in a way; false when it has ended before. */
    boolean end(Runnable how) {
        if (told.getAndSet(true)) {
            return false;
        }
        if (state.compareAndSet(State.WAITING, State.OVER)) {
            free.run();
        }
        how.run();
        return true;
    }
}
