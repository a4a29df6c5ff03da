package baffin.competition.table;

import baffin.competition.entry.Actor;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A round that was published and counts no more.
 *
 * @param round as it was
 * @param reason the organiser's words
 * @param version version of the competition that withdrew it
 * @param at when (UTC, ms)
 */
public record WithdrawnRound(
        Round round, String reason, @Nullable Actor by, long version, Instant at) {}
