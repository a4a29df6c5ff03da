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
 * @param handle public name of the sender, for those who do not sit there yet
 * @param bot true when the sender is a program
 */
public record Request(
        String commandId,
        String fingerprint,
        String player,
        Instant at,
        MatchCommand command,
        String handle,
        boolean bot) {

    /** A request of somebody whose name matters not. */
    public Request(String commandId, String fingerprint, String player, Instant at, MatchCommand command) {
        this(commandId, fingerprint, player, at, command, player, false);
    }

    /** The clock's own request. */
    public static Request tick(long version, Instant at, MatchCommand.Tick tick) {
        return ofPlatform("tick-" + version, at, tick);
    }

    /** What the platform itself asks. */
    public static Request ofPlatform(String commandId, Instant at, MatchCommand.OfPlatform command) {
        return new Request(commandId, "", "", at, command, "", false);
    }
}
