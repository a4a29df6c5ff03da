package baffin.decider;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * A time in which the platform was absent: people were not served, for whatever reason.
 *
 * @param from when they last were (UTC, ms)
 * @param until when they were again, or are still not (UTC, ms)
 */
public record Outage(Instant from, Instant until) {

    /** The time from the begin of the earlier to the end of the later of two. */
    public Outage with(Outage other) {
        return new Outage(
                from.isBefore(other.from) ? from : other.from, until.isAfter(other.until) ? until : other.until);
    }

    /** The part of it between two moments; empty when there is none. */
    public Optional<Outage> between(Instant begin, Instant end) {
        Outage part = new Outage(from.isBefore(begin) ? begin : from, until.isAfter(end) ? end : until);
        return part.from.isBefore(part.until) ? Optional.of(part) : Optional.empty();
    }

    /** A deadline that was set before: the same where it had passed when the absence began, else later by all of it. */
    public Instant moved(Instant deadline) {
        return deadline.isAfter(from) ? deadline.plus(Duration.between(from, until)) : deadline;
    }
}
