package baffin.scoring.rating;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/**
 * A finished match as ratings see it.
 *
 * @param endedAt when the log took its last command (UTC, ms)
 * @param entrants who may be rated, by seat; no player twice
 */
public record RatedMatch(String matchId, Instant endedAt, List<Entrant> entrants) {

    /** The one order in which matches are rated, whatever the order in which they become known. */
    public static final Comparator<RatedMatch> ORDER =
            Comparator.comparing(RatedMatch::endedAt).thenComparing(RatedMatch::matchId);

    public RatedMatch {
        entrants = List.copyOf(entrants);
    }

    /**
     * One who played.
     *
     * @param bot true when a program played
     * @param dropped true when the player gave up or was forfeited
     * @param side players of one side have the same number
     * @param place of the side; 1 is first
     * @param leaving place of a side that left among all of the match, by rules that order those; 0 for any other
     */
    public record Entrant(int seat, String player, boolean bot, boolean dropped, int side, int place, int leaving) {}
}
