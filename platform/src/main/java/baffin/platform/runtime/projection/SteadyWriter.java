package baffin.platform.runtime.projection;

import baffin.platform.runtime.projection.BatchWriter.Written;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/** Writes a batch whatever it takes: waits for a database that is away, and finds the match at fault. */
final class SteadyWriter {

    private static final Logger LOG = Logger.getLogger(SteadyWriter.class);
    private static final Duration PAUSE_MIN = Duration.ofMillis(100);
    private static final Duration PAUSE_MAX = Duration.ofSeconds(2);

    private final Supplier<BatchWriter> writer;
    private final Supplier<Uni<Void>> synchronise;
    private final Runnable retried;

    /**
     * Makes a writer.
     *
     * @param writer the writer of the generation at the time of the call
     * @param synchronise reads positions and generation anew after another instance has moved them
     * @param retried called before each further attempt
     */
    SteadyWriter(Supplier<BatchWriter> writer, Supplier<Uni<Void>> synchronise, Runnable retried) {
        this.writer = writer;
        this.synchronise = synchronise;
        this.retried = retried;
    }

    /** Writes the batch; completes when it stands in the database, by this instance or another. */
    Uni<Written> write(List<Entry> batch) {
        return attempt(batch, Map.of(), PAUSE_MIN);
    }

    private Uni<Written> attempt(List<Entry> batch, Map<String, String> refused, Duration pause) {
        return Uni.createFrom()
                .deferred(() -> writer.get().write(batch, refused))
                .onFailure()
                .recoverWithUni(fault -> recover(fault, batch, refused, pause));
    }

    private Uni<Written> recover(Throwable fault, List<Entry> batch, Map<String, String> refused, Duration pause) {
        retried.run();
        if (fault instanceof FenceLost) {
            return synchronise
                    .get()
                    .onFailure()
                    .recoverWithUni(again -> after(pause))
                    .chain(() -> attempt(batch, refused, longer(pause)));
        }
        if (Faults.passing(fault)) {
            LOG.warnf("the database did not take %d records, trying again: %s", batch.size(), Faults.inWords(fault));
            return after(pause).chain(() -> attempt(batch, refused, longer(pause)));
        }
        LOG.errorf(fault, "%d records can't be folded, looking for the match at fault", batch.size());
        return writer.get()
                .culprits(batch)
                .onFailure()
                .recoverWithItem(Map.of())
                .chain(found -> {
                    if (found.isEmpty()) {
                        return after(PAUSE_MAX).chain(() -> attempt(batch, refused, PAUSE_MAX));
                    }
                    Map<String, String> more = new HashMap<>(refused);
                    more.putAll(found);
                    return attempt(batch, more, pause);
                });
    }

    private static Duration longer(Duration pause) {
        Duration twice = pause.multipliedBy(2);
        return twice.compareTo(PAUSE_MAX) > 0 ? PAUSE_MAX : twice;
    }

    private static Uni<Void> after(Duration pause) {
        return Uni.createFrom().voidItem().onItem().delayIt().by(pause);
    }
}
