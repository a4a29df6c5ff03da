package baffin.platform.runtime.projection.store;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.store.BatchWriter.Written;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/** Writes a batch whatever it takes: waits for a database that is away, and finds the record at fault. */
public final class RetryingWriter {

    private static final Logger LOG = Logger.getLogger(RetryingWriter.class);
    private static final Duration PAUSE_MIN = Duration.ofMillis(100);
    private static final Duration PAUSE_MAX = Duration.ofSeconds(2);
    private static final int TRIES = 3;

    private final Supplier<BatchWriter> writer;
    private final Supplier<Uni<Void>> synchronise;
    private final Consumer<Throwable> retried;

    /**
     * Makes a writer.
     *
     * @param writer the writer of the generation at the time of the call
     * @param synchronise reads positions and generation anew after another instance has moved them
     * @param retried hears why before each further attempt
     */
    public RetryingWriter(Supplier<BatchWriter> writer, Supplier<Uni<Void>> synchronise, Consumer<Throwable> retried) {
        this.writer = writer;
        this.synchronise = synchronise;
        this.retried = retried;
    }

    /**
     * Writes the batch; completes when it stands in the database, by this instance or another.
     *
     * @param wanted false once somebody else writes the batch: then nothing is tried any more, and it never completes
     */
    public Uni<Written> write(List<Entry> batch, BooleanSupplier wanted) {
        return attempt(new Try(batch, batch, Map.of(), PAUSE_MIN, 1, wanted));
    }

    /**
     * An attempt to write.
     *
     * @param part of the batch that is written in one transaction
     * @param refused key that must stop here, with the reason; empty at first
     * @param count how many times a single record was tried
     * @param wanted false once nobody waits for it
     */
    private record Try(
            List<Entry> part,
            List<Entry> batch,
            Map<String, String> refused,
            Duration pause,
            int count,
            BooleanSupplier wanted) {

        Try of(List<Entry> some) {
            return new Try(some, batch, Map.of(), PAUSE_MIN, 1, wanted);
        }

        Try again(Duration next) {
            return new Try(part, batch, refused, next, count + 1, wanted);
        }

        Try without(String key, String reason) {
            return new Try(part, batch, Map.of(key, reason), PAUSE_MIN, 1, wanted);
        }
    }

    private Uni<Written> attempt(Try one) {
        if (!one.wanted().getAsBoolean()) {
            return Uni.createFrom().nothing();
        }
        return Uni.createFrom()
                .deferred(() -> writer.get().write(one.part(), one.refused()))
                .onFailure()
                .recoverWithUni(fault -> recover(fault, one));
    }

    private Uni<Written> recover(Throwable fault, Try one) {
        retried.accept(fault);
        if (fault instanceof FenceLost) {
            return synchronise
                    .get()
                    .onFailure()
                    .recoverWithUni(again -> after(one.pause()))
                    .chain(() -> attempt(one.again(longer(one.pause()))));
        }
        if (Faults.passing(fault)) {
            LOG.warnf(
                    "the database did not take %d records, trying again: %s",
                    one.part().size(), Faults.inWords(fault));
            return later(one, one.pause());
        }
        if (one.part().size() > 1) {
            return halves(fault, one);
        }
        return alone(fault, one);
    }

    // each half moves the positions on by itself, in the order of the log
    private Uni<Written> halves(Throwable fault, Try one) {
        List<Entry> part = one.part();
        LOG.debugf(fault, "%d records can't be folded together, trying halves", part.size());
        int middle = part.size() / 2;
        return attempt(one.of(part.subList(0, middle)))
                .chain(first ->
                        attempt(one.of(part.subList(middle, part.size()))).map(first::and));
    }

    private Uni<Written> alone(Throwable fault, Try one) {
        String key = one.part().getFirst().key();
        if (!one.refused().isEmpty()) {
            LOG.errorf(fault, "match %s can't even be stopped", key);
            return later(one, PAUSE_MAX);
        }
        if (!Faults.ofData(fault) && one.count() < TRIES) {
            return later(one, one.pause());
        }
        Uni<Boolean> blamed = Faults.ofStatement(fault)
                ? writer.get().othersPass(one.batch(), key).onFailure().recoverWithItem(false)
                : Uni.createFrom().item(true);
        return blamed.chain(own -> {
            if (own) {
                LOG.errorf(fault, "a record of match %s can't be folded", key);
                return attempt(one.without(key, Faults.inWords(fault)));
            }
            LOG.errorf(fault, "the database refuses the statement, whatever the record");
            return later(one, PAUSE_MAX);
        });
    }

    private Uni<Written> later(Try one, Duration pause) {
        return after(pause).chain(() -> attempt(one.again(longer(pause))));
    }

    private static Duration longer(Duration pause) {
        Duration twice = pause.multipliedBy(2);
        return twice.compareTo(PAUSE_MAX) > 0 ? PAUSE_MAX : twice;
    }

    private static Uni<Void> after(Duration pause) {
        return Uni.createFrom().voidItem().onItem().delayIt().by(pause);
    }
}
