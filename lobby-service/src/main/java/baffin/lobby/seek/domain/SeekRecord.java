package baffin.lobby.seek.domain;

import java.time.Instant;
import java.util.List;

/**
 * One accepted command, or one moment, with all that it caused: one version of the pool, one record of {@code
 * lobby.events}.
 *
 * @param pool key of the record, see {@link Pool#key}
 * @param version 1 for the first, then without gap
 * @param commandId the caller's idempotency key; empty when time alone was the cause
 * @param player who asked; empty when time alone was the cause
 * @param at when the log took the command (UTC, ms)
 * @param events what it caused, in order
 */
public record SeekRecord(
        String pool, long version, String commandId, String player, Instant at, List<SeekEvent> events) {

    public SeekRecord {
        events = List.copyOf(events);
    }
}
