package baffin.platform.runtime.decider.aggregate;

import java.time.Instant;

/**
 * A record as the decider hears it.
 *
 * @param key id of the match
 * @param partition partition of the record; everything it causes goes to the same one
 * @param at when the log took it (UTC, ms): the decider's now
 * @param type its {@code ce_type}; empty when it has none
 */
public record RecordContext(String key, int partition, Instant at, String type) {

    /** The same for another key of the partition. */
    public RecordContext of(String other) {
        return new RecordContext(other, partition, at, type);
    }
}
