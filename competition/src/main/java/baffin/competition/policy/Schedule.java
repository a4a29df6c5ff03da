package baffin.competition.policy;

import baffin.match.terms.WrittenDuration;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * When rounds end.
 *
 * @param round how long a round may take before its deadline, 5 min to 90 d
 * @param ruling how long after the deadline the organiser may still rule on open matches before they count as shared,
 *     0 s to 30 d
 * @param automatic true when the next round is published by itself as soon as one is closed, and the competition
 *     finishes by itself after the last one
 * @param review how long after the close of a round that happens at the earliest, 0 s to 7 d; null for at once
 * @param overlap for leagues: true when a division may begin its next round while it has an open table; it waits when
 *     null
 */
public record Schedule(
        WrittenDuration round,
        WrittenDuration ruling,
        boolean automatic,
        @Nullable WrittenDuration review,
        @Nullable Boolean overlap) {

    /** A schedule that nobody has written. */
    public Schedule(Duration round, Duration ruling, boolean automatic) {
        this(WrittenDuration.of(round), WrittenDuration.of(ruling), automatic, null, null);
    }

    /** The same with a time for review. */
    public Schedule reviewed(Duration time) {
        return new Schedule(round, ruling, automatic, WrittenDuration.of(time), overlap);
    }

    /** The same for a league whose divisions wait for no table. */
    public Schedule overlapping() {
        return new Schedule(round, ruling, automatic, review, true);
    }

    /** True when a division waits for no table of its own. */
    public boolean overlaps() {
        return Boolean.TRUE.equals(overlap);
    }
}
