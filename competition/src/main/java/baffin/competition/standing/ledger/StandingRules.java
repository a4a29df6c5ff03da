package baffin.competition.standing.ledger;

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
public record StandingRules(PointsRule points, List<TieBreak> tieBreaks) {

    public StandingRules {
        tieBreaks = List.copyOf(tieBreaks);
    }

    /** The way a policy counts. */
    public static StandingRules of(Policy policy) {
        return new StandingRules(policy.points(), policy.tieBreaks());
    }
}
