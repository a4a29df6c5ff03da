package baffin.match.event;

import java.time.Instant;

/**
 * A command on its way to the decider.
 *
 * @param commandId the caller's idempotency key
 * @param fingerprint digest of the command as it was sent
 * @param player who sends it; empty for the clock
 * @param at when the log took it (UTC, ms)
 * @param command what is asked
 * @param bot true when the sender is a program
 */
public record Request(
        String commandId, String fingerprint, String player, Instant at, MatchCommand command, boolean bot) {

    /** A request of somebody who is no program, or is known to the match. */
    public Request(String commandId, String fingerprint, String player, Instant at, MatchCommand command) {
        this(commandId, fingerprint, player, at, command, false);
    }

    /** The clock's own request. */
    public static Request tick(long version, Instant at, MatchCommand.Tick tick) {
        return ofPlatform("tick-" + version, at, tick);
    }

    /** What the platform itself asks. */
    public static Request ofPlatform(String commandId, Instant at, MatchCommand.OfPlatform command) {
        return new Request(commandId, "", "", at, command, false);
    }
}
