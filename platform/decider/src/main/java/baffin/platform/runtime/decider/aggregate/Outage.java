package baffin.platform.runtime.decider.aggregate;

import java.time.Instant;

/**
 * A time in which nobody decided.
 *
 * @param from when the decider was last seen (UTC, ms)
 * @param until when it was back (UTC, ms)
 */
public record Outage(Instant from, Instant until) {}
