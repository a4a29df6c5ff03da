package baffin.platform.runtime.decider.commit;

import java.util.List;

/**
 * Hears what this instance has written to a topic, once it is committed: never what is aborted, and each record once.
 * What was committed in the moment in which the process ends, or the broker does not answer, is told to nobody; nor is
 * what another instance writes. So a listener reads the log as well, and {@link Committed#after} tells where it must.
 */
public interface CommitListener {

    /** The topic whose records it hears. */
    String topic();

    /**
     * Some records were committed.
     *
     * @param records of one transaction, in the order of each partition. Called by the thread that decides: must be
     *     quick. Two threads never call for the same partition at once
     */
    void committed(List<Committed> records);
}
