package baffin.platform.runtime.projection.engine;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.store.BatchWriter;
import baffin.platform.runtime.projection.store.RetryingWriter;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/** Writes what is pending, one batch at a time, and does nothing while there is nothing. */
final class WriteLoop {

    private static final Logger LOG = Logger.getLogger(WriteLoop.class);

    private final Vertx vertx;
    private final ProjectionSettings settings;
    private final PendingQueue queue;
    private final RetryingWriter writer;
    private final BiConsumer<List<Entry>, BatchWriter.Written> written;
    private final ArrayDeque<Runnable> jobs = new ArrayDeque<>();
    private boolean busy;
    private boolean timer;
    private boolean closed;
    private long started;

    WriteLoop(
            Vertx vertx,
            ProjectionSettings settings,
            PendingQueue queue,
            RetryingWriter writer,
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
                jobs.add(() -> work.get().eventually(this::free).subscribe().with(emitter::complete, emitter::fail));
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
        started = System.nanoTime();
        List<Entry> batch = queue.take(settings.batchMax());
        writer.write(batch).subscribe().with(result -> settled(batch, result), fault -> {
            LOG.error("a batch is lost until the next restart; the positions have not moved", fault);
            queue.settled();
            close();
        });
    }

    /** Time since the last batch was begun. */
    Duration sinceStart() {
        return Duration.ofNanos(System.nanoTime() - started);
    }

    private void settled(List<Entry> batch, BatchWriter.Written result) {
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

    private void free() {
        synchronized (this) {
            busy = false;
        }
        kick();
    }
}
