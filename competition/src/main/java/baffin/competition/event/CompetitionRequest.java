package baffin.competition.event;

import baffin.competition.entry.Actor;
import baffin.decider.Outage;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A command to a competition on its way to the decider.
 *
 * @param id the competition, which may not exist yet
 * @param commandId the caller's idempotency key; empty for the clock
 * @param by who asks; null for the platform itself
 * @param at when the log took the command (UTC, ms)
 * @param command what is asked; null when only what is due is to happen
 * @param outage of the platform that the competition has not recorded; only where {@code command} is null, else null
 * @param round number that the next round must have, so that two who publish it publish it once; null for commands that
 *     publish nothing
 * @param cause beside the words of the command; null when there are none
 */
public record CompetitionRequest(
        String id,
        String commandId,
        @Nullable Actor by,
        Instant at,
        @Nullable CompetitionCommand command,
        @Nullable Outage outage,
        @Nullable Integer round,
        @Nullable Cause cause) {

    /** A command that publishes nothing. */
    public CompetitionRequest(String id, String commandId, @Nullable Actor by, Instant at, CompetitionCommand command) {
        this(id, commandId, by, at, command, null, null, null);
    }

    /** Asks for what is due by a moment. */
    public static CompetitionRequest tick(String id, Instant at) {
        return new CompetitionRequest(id, "", null, at, null, null, null, null);
    }

    /** Says that the platform was absent until now. */
    public static CompetitionRequest afterOutage(String id, Instant at, Outage outage) {
        return new CompetitionRequest(id, "", null, at, null, outage, null, null);
    }
}
