package baffin.platform.runtime.projection.engine;

import baffin.platform.runtime.projection.Entry;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.LongSupplier;

/** Records read and not yet written; whoever adds waits while there are too many. */
final class PendingQueue {

    private final int max;
    private final ArrayDeque<Entry> entries = new ArrayDeque<>();
    private final List<Runnable> waiting = new ArrayList<>();
    private int inFlight;
    private long inFlightSince;
    private final LongSupplier nanos;
    private long moved;

    PendingQueue(int max) {
        this(max, System::nanoTime);
    }

    PendingQueue(int max, LongSupplier nanos) {
        this.max = max;
        this.nanos = nanos;
        this.moved = nanos.getAsLong();
    }

    /** Adds records; completes as soon as there is room for more. */
    synchronized Uni<Void> add(List<Entry> more) {
        if (size() == 0) {
            moved = nanos.getAsLong();
        }
        entries.addAll(more);
        if (size() < max) {
            return Uni.createFrom().voidItem();
        }
        return Uni.createFrom().emitter(emitter -> await(() -> emitter.complete(null)));
    }

    private void await(Runnable goOn) {
        synchronized (this) {
            if (size() >= max) {
                waiting.add(goOn);
                return;
            }
        }
        goOn.run();
    }

    /** Takes the oldest records out; they count as pending until {@link #settled}. */
    synchronized List<Entry> take(int most) {
        List<Entry> batch = new ArrayList<>(Math.min(most, entries.size()));
        inFlightSince = entries.isEmpty() ? 0 : entries.getFirst().timestamp();
        while (batch.size() < most && !entries.isEmpty()) {
            batch.add(entries.removeFirst());
        }
        inFlight = batch.size();
        return batch;
    }

    /** The records taken last are written. */
    void settled() {
        List<Runnable> free = List.of();
        synchronized (this) {
            inFlight = 0;
            moved = nanos.getAsLong();
            if (size() < max) {
                free = List.copyOf(waiting);
                waiting.clear();
            }
        }
        free.forEach(Runnable::run);
    }

    /** Forgets the records of partitions that now belong to somebody else. */
    void forget(Collection<Integer> partitions) {
        synchronized (this) {
            entries.removeIf(entry -> partitions.contains(entry.partition()));
        }
        if (inFlight == 0) {
            settled();
        }
    }

    /** What is pending waits for something that nothing here can bring about. */
    synchronized void excused() {
        moved = nanos.getAsLong();
    }

    /** How long records have been pending without any being written; zero when none is. */
    synchronized Duration stalled() {
        return size() == 0 ? Duration.ZERO : Duration.ofNanos(nanos.getAsLong() - moved);
    }

    synchronized boolean isEmpty() {
        return entries.isEmpty();
    }

    synchronized int size() {
        return entries.size() + inFlight;
    }

    /** Age of the oldest pending record (s), by the time of the log; 0 when none is pending. */
    synchronized double lagSeconds() {
        if (size() == 0) {
            return 0;
        }
        long oldest = inFlight > 0 ? inFlightSince : entries.getFirst().timestamp();
        return Math.max(0, System.currentTimeMillis() - oldest) / 1000.0;
    }
}
