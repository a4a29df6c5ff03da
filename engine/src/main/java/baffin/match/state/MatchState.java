package baffin.match.state;

import baffin.game.Event;
import baffin.game.Seat;
import baffin.match.event.MatchEvent;
import baffin.match.terms.Ruled;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A match as its decider holds it.
 *
 * @param matchId the match
 * @param start its first event, with all that never changes
 * @param version version of the last step
 * @param table the game, with the steps that may still be undone
 * @param resigned seats that play no more
 * @param ended true once the match is over
 * @param attendance who is at the table and how much time each has
 */
public record MatchState<S, E extends Event>(
        String matchId,
        MatchEvent.MatchStarted start,
        long version,
        Timeline<S, E> table,
        List<Seat> resigned,
        boolean ended,
        Attendance attendance) {

    /** How many accepted commands of a match are remembered, so that a repeat is known. */
    public static final int PROCESSED_MAX = 256;

    public MatchState {
        resigned = List.copyOf(resigned);
    }

    /**
     * True when somebody who has seen a version knows all that matters: a notice of the clock makes a version, but
     * nobody has to see it before a move.
     *
     * @param seen the version that was seen
     */
    public boolean isCurrent(long seen) {
        return seen >= attendance.changedAt() && seen <= version;
    }

    /**
     * True when a player who has seen a version knows all that matters, be it that others have since chosen something
     * that the player's seat does not see.
     */
    public boolean isCurrent(String player, long seen) {
        long least = seatOf(player).map(attendance::changedFor).orElse(attendance.changedAt());
        return seen >= least && seen <= version;
    }

    /** The seat that a player holds now. */
    public Optional<Seat> seatOf(String player) {
        return attendance.seatOf(player);
    }

    /** True for the one who opened the match and has no seat in it, where such a one has a say. */
    public boolean organises(String player) {
        return !start.playersOnly() && attendance.organises(player);
    }

    /** True for the one who opened a match that is left to its players. */
    public boolean onlyOpened(String player) {
        return attendance.organises(player) && !organises(player);
    }

    /** Why nobody plays on; null when the table was not ruled on. */
    public @Nullable Ruled ruled() {
        return attendance.clocks().ruled();
    }

    /** The game now. */
    public S game() {
        return table.current();
    }
}
