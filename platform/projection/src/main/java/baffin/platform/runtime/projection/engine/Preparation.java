package baffin.platform.runtime.projection.engine;

import baffin.platform.runtime.projection.VersionFilter;
import baffin.platform.runtime.projection.store.Faults;
import baffin.platform.runtime.projection.store.Generations;
import baffin.platform.runtime.projection.store.Progress;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jboss.logging.Logger;

/**
 * Makes the tables of a projection and reads how it stands. Tries again until it is done: a projection without tables
 * would take records that it can't write.
 *
 * @param closed true when nobody needs it any more
 */
record Preparation(
        String projection,
        Transactions transactions,
        Generations generations,
        Progress progress,
        BooleanSupplier closed) {

    private static final Logger LOG = Logger.getLogger(Preparation.class);
    private static final Duration PAUSE = Duration.ofMillis(250);
    private static final Duration PAUSE_MAX = Duration.ofSeconds(2);

    /**
     * How a projection stands when it starts.
     *
     * @param live the generation that is read
     * @param stops keys that have stopped
     * @param unfinished true when a rebuild was interrupted
     */
    record Prepared(int live, List<VersionFilter.Stop> stops, boolean unfinished) {}

    Uni<Prepared> run() {
        return transactions
                .write(generations::prepareBooks)
                .chain(() -> transactions.write(generations::prepare))
                .chain(live -> transactions.read(session -> progress.stopped(session, live)
                        .chain(stops ->
                                generations.unfinished(session).map(building -> new Prepared(live, stops, building)))))
                .onFailure()
                .invoke(this::tell)
                .onFailure(fault -> !closed.getAsBoolean())
                .retry()
                .withBackOff(PAUSE, PAUSE_MAX)
                .indefinitely();
    }

    private void tell(Throwable fault) {
        if (Faults.passing(fault)) {
            LOG.warnf("waiting for the database: %s", Faults.inWords(fault));
        } else {
            LOG.errorf(fault, "the tables of %s can't be made, trying again", projection);
        }
    }
}
