package baffin.competition.entry;

import java.util.ArrayList;
import java.util.List;

/**
 * A division of a league.
 *
 * @param number 1 for the first of the top tier, then from left to right and from top to bottom
 * @param tier 1 for the top; a tier has as many divisions as all above it and one more
 * @param entrants their numbers, the best placed first
 */
public record Division(int number, int tier, List<Integer> entrants) {

    public Division {
        entrants = List.copyOf(entrants);
    }

    /** The same with one more entrant. */
    public Division with(int entrant) {
        List<Integer> all = new ArrayList<>(entrants);
        all.add(entrant);
        return new Division(number, tier, all);
    }

    /** The same after two entrants of the league have changed places. */
    public Division swapped(int one, int other) {
        return new Division(
                number,
                tier,
                entrants.stream()
                        .map(entrant -> entrant == one ? other : entrant == other ? one : entrant)
                        .toList());
    }
}
