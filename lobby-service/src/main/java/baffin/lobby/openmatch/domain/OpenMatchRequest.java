package baffin.lobby.openmatch.domain;

import java.time.Instant;

/**
 * A command to an open match on its way to the decider.
 *
 * @param matchId the match, which may not exist yet
 * @param commandId the caller's idempotency key
 * @param by who asks
 * @param at when the log took the command (UTC, ms)
 * @param command what is asked
 */
public record OpenMatchRequest(String matchId, String commandId, Person by, Instant at, LobbyCommand command) {}
