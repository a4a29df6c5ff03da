package baffin.platform.runtime.decider.commit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jboss.logging.Logger;

/**
 * What waits for the commit of one thread of Kafka Streams. All its tasks share one transaction, and process and commit
 * on the thread itself; so what a task adds here counts together with the records that it has taken and written before,
 * or not at all.
 */
public final class AfterCommit {

    private static final Logger LOG = Logger.getLogger(AfterCommit.class);
    private static final ThreadLocal<AfterCommit> THREADS = ThreadLocal.withInitial(AfterCommit::new);

    private record Waiting(Object task, Runnable action) {}

    private List<Waiting> waiting = new ArrayList<>();
    private final Map<Integer, Long> lives = new HashMap<>();
    private boolean writing;

    AfterCommit() {}

    /** That of the calling thread, which must be the one that commits. */
    public static AfterCommit ofThisThread() {
        return THREADS.get();
    }

    /**
     * Does something after the commit, in the order of the calls.
     *
     * @param task on whose behalf
     * @param action must be quick, since nothing is decided meanwhile
     */
    public void add(Object task, Runnable action) {
        waiting.add(new Waiting(task, action));
    }

    /**
     * A task begins or ends: what it has done and not committed will be done again, here or elsewhere.
     *
     * @param partition the task's own, in which others may write from now on
     */
    public void drop(Object task, int partition) {
        lives.merge(partition, 1L, Long::sum);
        waiting.removeIf(each -> each.task() == task);
    }

    /** The first record of a transaction is about to be written. */
    void begun() {
        writing = true;
    }

    /** True while a commit would make something visible to others. */
    boolean due() {
        return writing || !waiting.isEmpty();
    }

    /** The transaction was aborted, or nobody can tell. */
    void drop() {
        writing = false;
        waiting.clear();
    }

    /** Stays the same while one task writes to a partition without a break. */
    long life(int partition) {
        return lives.getOrDefault(partition, 0L);
    }

    /** The transaction has been committed. */
    void committed() {
        writing = false;
        if (waiting.isEmpty()) {
            return;
        }
        List<Waiting> due = waiting;
        waiting = new ArrayList<>();
        due.forEach(each -> run(each.action()));
    }

    /** The log has it already, so that no fault in telling of it may end the thread. */
    static void run(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            LOG.error("something was committed, but not all could be told of it", e);
        }
    }
}
