package baffin.view.hook;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What waits to be delivered. */
public interface Outbox {

    /**
     * Claims deliveries that are due, for as long as an attempt may take at most.
     *
     * @param now the time (UTC)
     * @param room how many at most
     * @param perHook how many of one webhook may be on their way from here
     * @param busy how many of each webhook are already
     */
    Uni<List<Job>> claim(Instant now, int room, int perHook, Map<String, Integer> busy);

    /** Keeps what became of a job; nothing when its claim has run out and another has it. */
    Uni<Void> settle(Job job, Attempt attempt, Verdict verdict);

    /** Number of deliveries that wait. */
    Uni<Long> waiting();

    /** Forgets deliveries that are done and older than the given time, and those whose webhook is gone. */
    Uni<Integer> forget(Instant before);
}
