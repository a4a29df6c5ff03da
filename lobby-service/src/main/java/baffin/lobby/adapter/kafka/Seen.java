package baffin.lobby.adapter.kafka;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A command that was taken.
 *
 * @param commandId the caller's idempotency key
 * @param player who asked: keys are scoped to their author
 * @param fingerprint digest of what was asked
 * @param version that it has made
 */
record Seen(String commandId, String player, String fingerprint, long version) {

    /** The command of a player among those taken. */
    static Optional<Seen> find(List<Seen> all, String commandId, String player) {
        return all.stream()
                .filter(seen -> seen.commandId.equals(commandId) && seen.player.equals(player))
                .findFirst();
    }

    /** Those taken with one more, the latest last, at most {@code max} of them. */
    static List<Seen> with(List<Seen> all, Seen taken, int max) {
        List<Seen> kept = new ArrayList<>(all.subList(Math.max(0, all.size() - max + 1), all.size()));
        kept.add(taken);
        return kept;
    }
}
