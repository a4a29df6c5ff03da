package baffin.platform.runtime.decider;

import baffin.platform.runtime.decider.StoredRow.Kind;
import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jboss.logging.Logger;

/**
 * Forgets what nothing can happen to any more.
 *
 * @param keepEnded how long an ended one still answers
 */
record Sweep<S>(
        Function<String, DeciderAggregate<?, S, ?, ?>> aggregates, Duration keepEnded, Rows rows, MemoryPages pages) {

    private static final Logger LOG = Logger.getLogger(Sweep.class);
    private static final Duration SETTLED_AFTER = Duration.ofDays(30);

    /**
     * Looks at every row.
     *
     * @param gone hears the key of each aggregate whose state is no longer kept
     */
    void run(Instant now, Consumer<String> gone) {
        List<String> ended = new ArrayList<>();
        List<String> settled = new ArrayList<>();
        rows.forEach((key, bytes) -> {
            if (key.startsWith(TimerService.OWN)) {
                return;
            }
            StoredRow row = StoredRow.read(bytes);
            if (row.kind() == Kind.ENDED && row.since().plus(keepEnded).isBefore(now)) {
                ended.add(key);
            } else if (row.kind() == Kind.LIVE
                    && row.wake() == null
                    && row.state().length > 0
                    && row.since().plus(SETTLED_AFTER).isBefore(now)
                    && settled(key, row)) {
                settled.add(key);
            }
        });
        ended.forEach(rows::delete);
        settled.forEach(key -> rows.put(key, new StoredRow(Kind.ARCHIVED, now, "", null, new byte[0]).bytes()));
        ended.addAll(settled);
        ended.forEach(pages::delete);
        ended.forEach(gone);
    }

    private boolean settled(String key, StoredRow row) {
        try {
            DeciderAggregate<?, S, ?, ?> aggregate = aggregates.apply(key);
            return aggregate.settled(aggregate.read(key, row.state(), List.of()));
        } catch (RuntimeException e) {
            // whoever asks something of it finds out what is wrong
            LOG.warnf("a row can't be looked at: key=%s: %s", key, e.getMessage());
            return false;
        }
    }
}
