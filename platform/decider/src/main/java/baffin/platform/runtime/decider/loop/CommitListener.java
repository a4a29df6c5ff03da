package baffin.platform.runtime.decider.loop;

import java.util.List;

/**
 * Hears the events that this instance has written, once they are committed: never what is aborted, and each record
 * once. What was committed in the moment in which the process ends, or the broker does not answer, is told to nobody;
 * nor is what another instance writes. So a listener reads the log as well, and {@link Committed#after} tells where it
 * must.
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
