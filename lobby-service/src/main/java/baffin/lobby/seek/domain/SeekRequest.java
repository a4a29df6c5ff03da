package baffin.lobby.seek.domain;

import baffin.lobby.openmatch.domain.Person;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A command to a pool on its way to the decider.
 *
 * @param commandId the caller's idempotency key; empty for the clock
 * @param by who asks; null for the clock
 * @param at when the log took the command (UTC, ms)
 * @param command what is asked; null when only what is due is to happen
 */
public record SeekRequest(
        String commandId,
        @Nullable Person by,
        Instant at,
        @Nullable SeekCommand command) {

    /** Asks for what is due by a moment. */
    public static SeekRequest tick(Instant at) {
        return new SeekRequest("", null, at, null);
    }
}
