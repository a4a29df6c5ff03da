package baffin.gameservice.house;

import java.time.Instant;
import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Threads of low priority on which house players think; the match whose clock runs out first comes first. */
final class Thinking {

    private record Turn(String match, Instant due, long number) {}

    private final PriorityBlockingQueue<Turn> queue =
            new PriorityBlockingQueue<>(64, Comparator.comparing(Turn::due).thenComparingLong(Turn::number));
    private final Set<String> waiting = ConcurrentHashMap.newKeySet();
    private final AtomicLong numbers = new AtomicLong();
    private final Consumer<String> work;
    private final Thread[] threads;

    /**
     * Begins to work.
     *
     * @param threads how many, 0 or more
     * @param work given the id of a match; must not throw
     */
    @SuppressWarnings("ThreadPriorityCheck") // a hint: where it counts, people come first
    Thinking(int threads, Consumer<String> work) {
        this.work = work;
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
     * Puts a match in line, unless it waits there.
     *
     * @param deadline of the seat; null when its time does not run
     */
    void ask(String match, @Nullable Instant deadline) {
        if (threads.length > 0 && waiting.add(match)) {
            queue.add(new Turn(match, deadline == null ? Instant.MAX : deadline, numbers.incrementAndGet()));
        }
    }

    /** How many matches wait. */
    int size() {
        return waiting.size();
    }

    /** Thinks no further; what is not sent by then is not sent. */
    void stop() {
        for (Thread thread : threads) {
            thread.interrupt();
        }
    }

    private void run() {
        try {
            while (true) {
                String match = queue.take().match();
                // before the work: what happens from now on may ask again
                waiting.remove(match);
                work.accept(match);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
