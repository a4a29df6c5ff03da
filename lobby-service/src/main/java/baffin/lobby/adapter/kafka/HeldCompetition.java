package baffin.lobby.adapter.kafka;

import baffin.competition.Competition;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A competition as the decider keeps it.
 *
 * @param competition the competition
 * @param seen the commands that it has taken from people, the latest last
 */
public record HeldCompetition(Competition competition, List<Seen> seen) implements Held {

    // many enter at the same time, and each may ask again
    private static final int SEEN_MAX = 256;

    public HeldCompetition {
        seen = List.copyOf(seen);
    }

    static Optional<Seen> earlier(@Nullable HeldCompetition state, String commandId, String player) {
        return state == null ? Optional.empty() : Seen.find(state.seen, commandId, player);
    }

    /** What the platform does by itself is known again by what it is about, so that only people's keys are kept. */
    static HeldCompetition after(@Nullable HeldCompetition before, Competition next, @Nullable Seen taken) {
        List<Seen> known = before == null ? List.of() : before.seen;
        return new HeldCompetition(next, taken == null ? known : Seen.with(known, taken, SEEN_MAX));
    }
}
