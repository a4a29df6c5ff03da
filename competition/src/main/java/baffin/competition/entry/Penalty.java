package baffin.competition.entry;

import baffin.competition.policy.Points;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What an organiser has taken from an entrant.
 *
 * @param number from 1, without gap
 * @param points taken off, 0 or more
 * @param card warning or worse
 * @param reason the organiser's words
 * @param lifted true when it was taken back
 * @param liftedIn version of the competition that did; null while it counts
 * @param version version of the competition that brought it
 * @param at when (UTC, ms)
 */
public record Penalty(
        int number,
        int entrant,
        Points points,
        Card card,
        String reason,
        boolean lifted,
        @Nullable Long liftedIn,
        long version,
        Instant at) {

    /** How grave it is; cards are carried over to the next season. */
    public enum Card {
        NONE,
        YELLOW,
        RED
    }

    /** The same, taken back by a version of the competition. */
    public Penalty taken(long in) {
        return new Penalty(number, entrant, points, card, reason, true, in, version, at);
    }
}
