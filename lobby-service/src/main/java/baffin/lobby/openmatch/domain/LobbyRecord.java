package baffin.lobby.openmatch.domain;

import java.time.Instant;
import java.util.List;

/**
 * One accepted command with all that it caused: one version of the match, one record of {@code lobby.events}.
 *
 * @param matchId the match
 * @param version 1 for the opening, then without gap
 * @param commandId the caller's idempotency key
 * @param player who asked
 * @param at when the log took the command (UTC, ms)
 * @param events what it caused, in order
 */
public record LobbyRecord(
        String matchId, long version, String commandId, String player, Instant at, List<LobbyEvent> events) {

    public LobbyRecord {
        events = List.copyOf(events);
    }
}
