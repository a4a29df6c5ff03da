package baffin.platform.runtime.decider.guard;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * Whether the deciders of this process get on: each of their tasks gives a beat every few seconds, and threads that
 * end are counted. Measured by a time that stands still while the machine sleeps.
 */
public final class Pulse {

    private static final Duration QUIET = Duration.ofSeconds(20);

    private final LongSupplier nanos;
    private final Map<Long, Long> beats = new ConcurrentHashMap<>();
    private final AtomicLong tasks = new AtomicLong();
    private long firstFailure;
    private long lastFailure;
    private int failures;

    /** The pulse of this process. */
    public Pulse() {
        this(System::nanoTime);
    }

    Pulse(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** One task, from its start to its end. */
    public final class Beat implements AutoCloseable {

        private final long task = tasks.incrementAndGet();

        private Beat() {
            beat();
        }

        /** The task gets on. */
        public void beat() {
            beats.put(task, nanos.getAsLong());
        }

        @Override
        public void close() {
            beats.remove(task);
        }
    }

    /** A task has started. */
    public Beat started() {
        return new Beat();
    }

    /**
     * A thread has ended by a fault.
     *
     * @return how many have in a row, this one included
     */
    public synchronized int failed() {
        long now = nanos.getAsLong();
        if (failures == 0 || now - lastFailure > QUIET.toNanos()) {
            firstFailure = now;
            failures = 0;
        }
        lastFailure = now;
        return ++failures;
    }

    /**
     * What is wrong; empty when all is well.
     *
     * @param patience how long a task may be silent, and threads may end one after the other
     */
    public synchronized Optional<String> trouble(Duration patience) {
        long now = nanos.getAsLong();
        if (beats.values().stream().anyMatch(beat -> now - beat > patience.toNanos())) {
            return Optional.of("a decider has not moved for " + patience);
        }
        boolean looping =
                failures > 1 && now - lastFailure <= QUIET.toNanos() && now - firstFailure > patience.toNanos();
        return looping
                ? Optional.of("threads have ended one after the other, " + failures + " of them")
                : Optional.empty();
    }
}
