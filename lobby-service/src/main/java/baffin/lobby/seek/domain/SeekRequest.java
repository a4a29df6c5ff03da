package baffin.lobby.seek.domain;

import baffin.decider.Outage;
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
 * @param outage of the platform that ends with this request; null for none
 */
public record SeekRequest(
        String commandId,
        @Nullable Person by,
        Instant at,
        @Nullable SeekCommand command,
        @Nullable Outage outage) {

    /** A command of somebody. */
    public SeekRequest(String commandId, @Nullable Person by, Instant at, @Nullable SeekCommand command) {
        this(commandId, by, at, command, null);
    }

    /** Asks for what is due by a moment. */
    public static SeekRequest tick(Instant at) {
        return new SeekRequest("", null, at, null);
    }

    /** Says that the platform was absent until now. */
    public static SeekRequest afterOutage(Instant at, Outage outage) {
        return new SeekRequest("", null, at, null, outage);
    }
}
