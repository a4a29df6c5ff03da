package baffin.platform.runtime.projection.engine;

import java.util.HashMap;
import java.util.Map;

/** How far the partitions are taken that an instance reads, whichever way the records come. Not thread-safe. */
final class TakenOffsets {

    private final Map<Integer, Long> last = new HashMap<>();

    /** The partition is read from an offset on. */
    void startAt(int partition, long next) {
        last.put(partition, next - 1);
    }

    /** Somebody else reads the partition. */
    void forget(int partition) {
        last.remove(partition);
    }

    /** True when a record that was read from the log was not taken before. */
    boolean isNew(int partition, long offset) {
        return offset > last.getOrDefault(partition, -1L);
    }

    /**
     * True when a record that comes another way is new, and all before it are taken.
     *
     * @param after offset of the record before it in its partition; negative when nobody knows
     */
    boolean follows(int partition, long after, long offset) {
        Long taken = last.get(partition);
        return taken != null && after >= 0 && taken >= after && taken < offset;
    }

    /** The record is taken. */
    void took(int partition, long offset) {
        last.put(partition, offset);
    }
}
