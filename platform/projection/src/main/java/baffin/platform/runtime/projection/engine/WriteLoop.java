package baffin.platform.runtime.projection.engine;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.store.BatchWriter;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/** Writes what is pending, one batch at a time, and does nothing while there is nothing. */
final class WriteLoop {

    private static final Logger LOG = Logger.getLogger(WriteLoop.class);

    private static final long RETRY_AFTER_MS = 1_000;

    private final Vertx vertx;
    private final ProjectionSettings settings;
    private final PendingQueue queue;
    private final BiFunction<List<Entry>, BooleanSupplier, Uni<BatchWriter.Written>> writer;
    private final BiConsumer<List<Entry>, BatchWriter.Written> written;
    private final ArrayDeque<Runnable> jobs = new ArrayDeque<>();
    private List<Entry> atHand = List.of();
    // what is taken up anew has another turn: an answer to an earlier one comes too late
    private long turn;
    private boolean busy;
    private boolean timer;
    private boolean closed;
    private long started;

    /**
     * A loop that does nothing before {@link #kick}.
     *
     * @param writer writes a batch as long as it is wanted
     * @param written hears of each batch that is written
     */
    WriteLoop(
            Vertx vertx,
            ProjectionSettings settings,
            PendingQueue queue,
            BiFunction<List<Entry>, BooleanSupplier, Uni<BatchWriter.Written>> writer,
            BiConsumer<List<Entry>, BatchWriter.Written> written) {
        this.vertx = vertx;
        this.settings = settings;
        this.queue = queue;
        this.writer = writer;
        this.written = written;
    }

    /** Looks whether there is something to do. */
    synchronized void kick() {
        if (busy || closed) {
            return;
        }
        Runnable job = jobs.poll();
        if (job != null) {
            busy = true;
            job.run();
        } else if (!queue.isEmpty()) {
            writeWhenDue();
        }
    }

    /** Does the work while no batch is written. */
    <T> Uni<T> exclusively(Supplier<Uni<T>> work) {
        return Uni.createFrom().emitter(emitter -> {
            synchronized (this) {
                jobs.add(() -> {
                    long mine = ++turn;
                    work.get().eventually(() -> freeIf(mine)).subscribe().with(emitter::complete, emitter::fail);
                });
            }
            kick();
        });
    }

    synchronized void close() {
        closed = true;
    }

    private void writeWhenDue() {
        long wait = settings.flushEvery().toMillis() - (System.nanoTime() - started) / 1_000_000;
        if (wait > 0 && queue.size() < settings.batchMax()) {
            if (!timer) {
                timer = true;
                vertx.setTimer(wait, ignored -> due());
            }
            return;
        }
        busy = true;
        write(queue.take(settings.batchMax()));
    }

    private void write(List<Entry> batch) {
        started = System.nanoTime();
        atHand = batch;
        long mine = ++turn;
        writer.apply(batch, () -> isTurn(mine)).subscribe().with(result -> settled(mine, batch, result), fault -> {
            LOG.error("a batch could not be written; it is taken up again, the positions have not moved", fault);
            vertx.setTimer(
                    RETRY_AFTER_MS, ignored -> again(mine, Uni.createFrom().voidItem()));
        });
    }

    /**
     * Takes up again what is at hand and does not get on, a batch or other work. To write a batch twice changes
     * nothing: versions and positions tell what is there.
     *
     * @param first what is to be done before
     */
    void again(Uni<Void> first) {
        long current;
        synchronized (this) {
            if (!busy || closed) {
                return;
            }
            current = turn;
        }
        again(current, first);
    }

    private void again(long of, Uni<Void> first) {
        first.subscribe()
                .with(done -> takeUp(of), fault -> LOG.warnf("not taken up again yet: %s", fault.getMessage()));
    }

    private synchronized boolean isTurn(long of) {
        return turn == of;
    }

    private synchronized void takeUp(long of) {
        if (turn != of || closed) {
            return;
        }
        if (atHand.isEmpty()) {
            turn++;
            busy = false;
            kick();
        } else {
            write(atHand);
        }
    }

    /** True when records have been pending for so long, and what is at hand has had as long to be written. */
    boolean stuckFor(Duration patience) {
        return queue.stalled().compareTo(patience) > 0 && sinceStart().compareTo(patience) > 0;
    }

    /** Time since the last batch was begun. */
    Duration sinceStart() {
        return Duration.ofNanos(System.nanoTime() - started);
    }

    private void settled(long mine, List<Entry> batch, BatchWriter.Written result) {
        synchronized (this) {
            if (turn != mine) {
                return;
            }
            turn++;
            atHand = List.of();
        }
        queue.settled();
        try {
            written.accept(batch, result);
        } finally {
            free();
        }
    }

    private void due() {
        synchronized (this) {
            timer = false;
        }
        kick();
    }

    private void freeIf(long mine) {
        if (isTurn(mine)) {
            free();
        }
    }

    private void free() {
        synchronized (this) {
            busy = false;
        }
        kick();
    }
}
