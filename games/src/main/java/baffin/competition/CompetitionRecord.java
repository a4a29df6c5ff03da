package baffin.competition;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One accepted command with all that it caused: one version of the competition, one record of its stream.
 *
 * @param competitionId the competition
 * @param version 1 for the creation, then without gap
 * @param commandId the caller's idempotency key
 * @param by who asked; null when the platform did it by itself
 * @param at when the log took the command (UTC, ms)
 * @param events what it caused, in order, at least one
 */
public record CompetitionRecord(
        String competitionId,
        long version,
        String commandId,
        @Nullable Actor by,
        Instant at,
        List<CompetitionEvent> events) {

    public CompetitionRecord {
        events = List.copyOf(events);
    }
}
