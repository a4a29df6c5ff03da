package baffin.lobby.seek.domain;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One accepted command, or one moment, with all that it caused: one version of the pool, one record of {@code
 * lobby.events}.
 *
 * @param pool key of the record, see {@link Pool#key}
 * @param version 1 for the first, then without gap
 * @param commandId the caller's idempotency key; null when time alone was the cause
 * @param player who asked; null when time alone was the cause
 * @param at when the log took the command (UTC, ms)
 * @param events what it caused, in order
 */
public record SeekRecord(
        String pool,
        long version,
        @Nullable String commandId,
        @Nullable String player,
        Instant at,
        List<SeekEvent> events) {

    public SeekRecord {
        commandId = commandId == null || commandId.isEmpty() ? null : commandId;
        events = List.copyOf(events);
    }
}
