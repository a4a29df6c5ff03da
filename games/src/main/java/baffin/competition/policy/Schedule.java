package baffin.competition.policy;

import baffin.match.time.WrittenDuration;
import java.time.Duration;

/**
 * When rounds end.
 *
 * @param round how long a round may take before its deadline, 5 min to 90 d
 * @param ruling how long after the deadline the organiser may still rule on open matches before they count as shared,
 *     0 s to 30 d
 * @param automatic true when the next round is published by itself as soon as one is closed, and the competition
 *     finishes by itself after the last one
 */
public record Schedule(WrittenDuration round, WrittenDuration ruling, boolean automatic) {

    /** A schedule that nobody has written. */
    public Schedule(Duration round, Duration ruling, boolean automatic) {
        this(WrittenDuration.of(round), WrittenDuration.of(ruling), automatic);
    }
}
