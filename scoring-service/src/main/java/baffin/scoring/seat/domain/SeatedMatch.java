package baffin.scoring.seat.domain;

import baffin.scoring.skill.PlackettLuce;
import java.util.List;

/**
 * A match as the fit sees it: everybody played to the end, and the strength of all was known before.
 *
 * @param sides who plays together, at least two
 */
public record SeatedMatch(List<Side> sides) {

    public SeatedMatch {
        sides = List.copyOf(sides);
    }

    /**
     * Those who share a place.
     *
     * @param seat the start seat whose effect they have, from 0; of a team its number
     * @param mu sum of what was believed of its members
     * @param variance sum of the variances of that
     * @param place 1 is first; equal places are ties
     */
    public record Side(int seat, double mu, double variance, int place) {}

    /** The scale on which differences of strength decide the match: that of the ratings. */
    double scale() {
        return StrictMath.sqrt(sides.stream()
                .mapToDouble(side -> side.variance() + PlackettLuce.BETA * PlackettLuce.BETA)
                .reduce(0, Double::sum));
    }
}
