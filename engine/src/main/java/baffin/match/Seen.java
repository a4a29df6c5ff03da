package baffin.match;

import java.util.ArrayList;
import java.util.List;

/**
 * Memory of an accepted command, so that a repeat gets the first answer.
 *
 * @param commandId its id
 * @param fingerprint digest of the command as it was sent, to tell a repeat from a reused id
 * @param player who sent it: an id is scoped to its author
 * @param version the version it made
 */
public record Seen(String commandId, String fingerprint, String player, long version) {

    /** The memory with a further step; the clock's own steps are not remembered, since nobody repeats them. */
    static List<Seen> remembering(List<Seen> before, Step step) {
        if (step.player().isEmpty()) {
            return before;
        }
        List<Seen> all = new ArrayList<>(before);
        all.add(new Seen(step.commandId(), step.fingerprint(), step.player(), step.version()));
        if (all.size() > MatchState.SEEN_MAX) {
            all.removeFirst();
        }
        return all;
    }
}
