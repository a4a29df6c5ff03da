package baffin.platform.tables;

import baffin.platform.problem.Problem;
import java.util.concurrent.atomic.AtomicLong;

/** How far rows are restored from the log. */
final class RestoreProgress {

    private final AtomicLong toRead = new AtomicLong();
    private final AtomicLong read = new AtomicLong();
    private final AtomicLong rows = new AtomicLong();
    private final AtomicLong restored = new AtomicLong();

    /** A restore begins, of so many records. */
    void begin(long records) {
        toRead.set(records);
        read.set(0);
        rows.set(0);
        restored.set(0);
    }

    void read(long records) {
        read.set(records);
    }

    /** So many rows stood in the records. */
    void rows(long count) {
        rows.set(count);
    }

    void restored(long more) {
        restored.addAndGet(more);
    }

    /** The same for programs. */
    Problem tell(Problem problem) {
        return problem.with("recordsRead", read.get()).with("recordsToRead", toRead.get());
    }

    /** For people: records read and rows restored, each with how many there are. */
    @Override
    public String toString() {
        return "%d of %d records read, %d of %d rows restored"
                .formatted(read.get(), toRead.get(), restored.get(), rows.get());
    }
}
