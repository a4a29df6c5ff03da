package baffin.gameservice.house;

import java.time.Instant;
import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Threads of low priority on which house players think; what is due first comes first, and what has no end last. */
final class Thinking {

    /** For what nobody waits for at a table. */
    static final Instant AT_LEISURE = Instant.MAX;

    private record Turn(String key, Instant due, long number, Runnable work) {}

    private final PriorityBlockingQueue<Turn> queue =
            new PriorityBlockingQueue<>(64, Comparator.comparing(Turn::due).thenComparingLong(Turn::number));
    private final Set<String> waiting = ConcurrentHashMap.newKeySet();
    private final AtomicLong numbers = new AtomicLong();
    private final Thread[] threads;

    /**
     * Begins to work.
     *
     * @param threads how many, 0 or more
     */
    @SuppressWarnings("ThreadPriorityCheck") // a hint: where it counts, people come first
    Thinking(int threads) {
        this.threads = new Thread[threads];
        for (int number = 0; number < threads; number++) {
            this.threads[number] = Thread.ofPlatform()
                    .name("house-player-" + number)
                    .daemon()
                    .priority(Thread.MIN_PRIORITY)
                    .start(this::run);
        }
    }

    /**
     * Puts work in line, unless the same waits there.
     *
     * @param key names it
     * @param due when it should be done; null when no time runs, but somebody waits
     * @param work must not throw
     */
    void ask(String key, @Nullable Instant due, Runnable work) {
        if (threads.length > 0 && waiting.add(key)) {
            Instant end = due == null ? AT_LEISURE.minusSeconds(1) : due;
            queue.add(new Turn(key, end, numbers.incrementAndGet(), work));
        }
    }

    /** How much waits. */
    int size() {
        return waiting.size();
    }

    /** Thinks no further; what is not done by then is not done. */
    void stop() {
        for (Thread thread : threads) {
            thread.interrupt();
        }
    }

    private void run() {
        try {
            while (true) {
                Turn turn = queue.take();
                // before the work: what happens from now on may ask again
                waiting.remove(turn.key());
                turn.work().run();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
