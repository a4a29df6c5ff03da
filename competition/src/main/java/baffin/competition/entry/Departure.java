package baffin.competition.entry;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How an entrant left.
 *
 * @param reason in the words of whoever left or took it out; null when none was given
 * @param version version of the competition since which it is away
 * @param at when (UTC, ms)
 * @param own true when the player has left, or the account did; false when an organiser or the check-in decided it
 */
public record Departure(@Nullable String reason, long version, Instant at, boolean own) {}
