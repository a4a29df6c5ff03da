package baffin.lobby.adapter.kafka;

import baffin.lobby.seek.Pool;
import java.util.List;
import java.util.Optional;

/**
 * A pool as the decider keeps it.
 *
 * @param pool the pool
 * @param seen the commands that it has taken, the latest last
 */
public record HeldPool(Pool pool, List<Seen> seen) implements Held {

    // a pool is shared by all who play the game, so that it remembers more than a match does
    private static final int SEEN_MAX = 256;

    public HeldPool {
        seen = List.copyOf(seen);
    }

    Optional<Seen> earlier(String commandId, String player) {
        return Seen.find(seen, commandId, player);
    }

    HeldPool then(Pool next) {
        return new HeldPool(next, seen);
    }

    HeldPool then(Pool next, Seen taken) {
        return new HeldPool(next, Seen.with(seen, taken, SEEN_MAX));
    }
}
