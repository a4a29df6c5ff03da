package baffin.lobby.adapter.kafka;

import baffin.lobby.open.OpenMatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A match as the decider keeps it.
 *
 * @param match the match
 * @param seen the commands that it has taken, the latest last
 */
public record HeldMatch(OpenMatch match, List<Seen> seen) implements Held {

    private static final int SEEN_MAX = 64;

    public HeldMatch {
        seen = List.copyOf(seen);
    }

    /** A command that was taken. */
    public record Seen(String commandId, String player, String fingerprint, long version) {}

    Optional<Seen> earlier(String commandId, String player) {
        return seen.stream()
                .filter(s -> s.commandId().equals(commandId) && s.player().equals(player))
                .findFirst();
    }

    HeldMatch then(OpenMatch next, Seen taken) {
        List<Seen> all = new ArrayList<>(seen.subList(Math.max(0, seen.size() - SEEN_MAX + 1), seen.size()));
        all.add(taken);
        return new HeldMatch(next, all);
    }
}
