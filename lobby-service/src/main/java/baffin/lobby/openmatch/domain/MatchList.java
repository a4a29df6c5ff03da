package baffin.lobby.openmatch.domain;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The matches as readers see them; a little behind the log. */
public interface MatchList {

    /**
     * A match with what became of it.
     *
     * @param status {@link OpenMatchStatus#ENDED} once it was played to the end
     */
    record Listed(OpenMatch match, OpenMatchStatus status) {}

    /**
     * What is looked for; null means anything.
     *
     * @param viewer id of the player who looks: sees hidden matches of their own; null for one who is not signed in
     * @param status where a match stands
     * @param seats number of seats
     * @param clock kind of clock, as {@link baffin.match.terms.ClockRule} names it
     * @param player id of one who sits there or hosts
     */
    record Filter(
            @Nullable String viewer,
            @Nullable String game,
            @Nullable OpenMatchStatus status,
            @Nullable Integer seats,
            @Nullable String clock,
            @Nullable String player) {}

    /** The last match of the page before. */
    record After(java.time.Instant openedAt, String matchId) {}

    /**
     * What lives and what does not.
     *
     * @param live ids of the player's own matches that are open or played, without those of competitions
     * @param over those of the ids asked about that were cancelled or have ended
     */
    record Lives(Set<String> live, Set<String> over) {

        public Lives {
            live = Set.copyOf(live);
            over = Set.copyOf(over);
        }
    }

    /** A player's live matches, and which of some others are none any more. */
    Uni<Lives> lives(String player, Set<String> others);

    /** Seats of a match for which somebody has acted, by index. */
    Uni<Set<Integer>> acted(String matchId);

    /** One match, hidden or not. */
    Uni<Optional<Listed>> find(String matchId);

    /** Matches that the viewer may see, the latest first. */
    Uni<List<Listed>> list(Filter filter, @Nullable After after, int limit);
}
