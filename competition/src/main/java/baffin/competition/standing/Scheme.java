package baffin.competition.standing;

import baffin.competition.policy.PointsRule;
import baffin.competition.policy.Policy;
import baffin.competition.policy.TieBreak;
import java.util.List;

/**
 * A way to count: the part of a policy that a standing depends on besides its format.
 *
 * @param points match points for places
 * @param tieBreaks what decides between equal points, in order
 */
public record Scheme(PointsRule points, List<TieBreak> tieBreaks) {

    public Scheme {
        tieBreaks = List.copyOf(tieBreaks);
    }

    /** The way a policy counts. */
    public static Scheme of(Policy policy) {
        return new Scheme(policy.points(), policy.tieBreaks());
    }
}
