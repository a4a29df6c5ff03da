package baffin.lobby.adapter.kafka;

import baffin.lobby.adapter.kafka.HeldMatch.Seen;
import baffin.lobby.seek.Pool;
import java.util.ArrayList;
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
        return seen.stream()
                .filter(s -> s.commandId().equals(commandId) && s.player().equals(player))
                .findFirst();
    }

    HeldPool then(Pool next) {
        return new HeldPool(next, seen);
    }

    HeldPool then(Pool next, Seen taken) {
        List<Seen> all = new ArrayList<>(seen.subList(Math.max(0, seen.size() - SEEN_MAX + 1), seen.size()));
        all.add(taken);
        return new HeldPool(next, all);
    }
}
