package baffin.lobby.adapter.kafka;

import baffin.lobby.open.OpenMatch;
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

    Optional<Seen> earlier(String commandId, String player) {
        return Seen.find(seen, commandId, player);
    }

    HeldMatch then(OpenMatch next, Seen taken) {
        return new HeldMatch(next, Seen.with(seen, taken, SEEN_MAX));
    }
}
