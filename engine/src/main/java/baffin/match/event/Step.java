package baffin.match.event;

import baffin.game.Seat;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One accepted command with all that it caused: one version of the match, one record of the log.
 *
 * @param matchId the match
 * @param version 1 for the start, then without gap
 * @param commandId the caller's idempotency key
 * @param fingerprint digest of the command as it was sent, to tell a repeat from a reused key
 * @param player who asked; the host for the start
 * @param seat the seat that acted; null for the start
 * @param at when the log took the command (UTC, ms); no rule reads it
 * @param checkpoint true when nothing up to here can be undone any more
 * @param command what was asked; null for the start
 * @param events what it caused, in order
 */
public record Step(
        String matchId,
        long version,
        String commandId,
        String fingerprint,
        String player,
        @Nullable Seat seat,
        Instant at,
        boolean checkpoint,
        @Nullable MatchCommand command,
        List<MatchEvent> events) {

    public Step {
        events = List.copyOf(events);
    }
}
