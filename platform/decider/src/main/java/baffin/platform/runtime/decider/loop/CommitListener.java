package baffin.platform.runtime.decider.loop;

import java.util.List;

/**
 * Receives the events that this instance has written, once they are committed: no aborted record, and each record
 * once. It misses records whose commit was under way when the process ended or the broker stopped answering, and those
 * of other instances. So a listener must also read the log; {@link Committed#after} shows where.
 */
@FunctionalInterface
public interface CommitListener {

    /**
     * Some records were committed.
     *
     * @param records of one transaction, in the order of each partition. Called by the thread that decides: must be
     *     quick
     */
    void committed(List<Committed> records);
}
