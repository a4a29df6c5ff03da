package baffin.decider;

import java.util.List;
import java.util.Optional;

/**
 * A command that was accepted, kept for a while so that a repeat gets the first answer.
 *
 * @param commandId the caller's idempotency key
 * @param fingerprint digest of the command as it was sent, to tell a repeat from a reused key
 * @param player who sent it: keys are scoped to their author
 * @param version the version that it made
 */
public record ProcessedCommand(String commandId, String fingerprint, String player, long version) {

    /** The command of a player among those processed. */
    public static Optional<ProcessedCommand> find(List<ProcessedCommand> all, String commandId, String player) {
        for (int index = all.size() - 1; index >= 0; index--) {
            ProcessedCommand each = all.get(index);
            if (each.commandId.equals(commandId) && each.player.equals(player)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** Those processed and one more, the latest last, at most {@code max} of them. */
    public static List<ProcessedCommand> with(List<ProcessedCommand> all, ProcessedCommand latest, int max) {
        List<ProcessedCommand> before = all.subList(Math.max(0, all.size() - max + 1), all.size());
        ProcessedCommand[] kept = before.toArray(new ProcessedCommand[before.size() + 1]);
        kept[before.size()] = latest;
        return List.of(kept);
    }
}
