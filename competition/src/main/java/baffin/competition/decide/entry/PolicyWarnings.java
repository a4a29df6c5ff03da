package baffin.competition.decide.entry;

import baffin.competition.pairing.league.DivisionSchedule;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.PointsProblems;
import baffin.competition.policy.Policy;
import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchTerms;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What an organiser should think about; such a policy is taken. */
public final class PolicyWarnings {

    private PolicyWarnings() {}

    /**
     * Of a policy, for a full field and for those who have entered.
     *
     * @param entrants how many there are; 0 before anybody has entered
     */
    public static List<String> of(Policy policy, int entrants) {
        List<String> warnings = new ArrayList<>(PointsProblems.warnings(policy));
        ClockRule clock = (policy.play() == null ? MatchTerms.DEFAULT : policy.play()).clock();
        if (clock instanceof ClockRule.Unlimited none
                && none.idle().length().compareTo(policy.schedule().round().length()) > 0) {
            warnings.add("the matches have no clock, and a seat may be idle for longer than a round: a"
                    + " table without a result by then is decided by who had to act; set play.clock");
        }
        if (policy.format() instanceof DivisionLeague league) {
            Set<String> seasons = new LinkedHashSet<>();
            for (int field : new int[] {entrants, policy.entry().max()}) {
                seasons.addAll(unbalanced(policy, league, field));
                DivisionSchedules.of(policy, field).stream()
                        .filter(division -> division.idleMax() > 0)
                        .map(PolicyWarnings::idle)
                        .forEach(seasons::add);
            }
            warnings.addAll(seasons);
        }
        return warnings;
    }

    private static String idle(DivisionSchedule division) {
        return "a division of " + division.entrants() + " plays " + division.gamesMax() + " games each in "
                + division.rounds() + " rounds: an entrant has no table in up to " + division.idleMax()
                + " of them; another divisionSize, other games or a higher atOnce may need fewer";
    }

    /** {@code up} and {@code down} count for each division: between two tiers as many must go down as come up. */
    private static List<String> unbalanced(Policy policy, DivisionLeague league, int entrants) {
        List<String> warnings = new ArrayList<>();
        List<List<Integer>> tiers =
                entrants < policy.entry().min() ? List.of() : Placing.sizes(policy, league, entrants);
        for (int tier = 1; tier < tiers.size(); tier++) {
            boolean top = tier == 1;
            int down = tiers.get(tier - 1).stream()
                    .mapToInt(size -> league.down(size, top))
                    .sum();
            int up = league.up() * tiers.get(tier).size();
            if (up != down) {
                warnings.add(
                        "with " + entrants + " entrants " + up + " come up into tier " + tier + " after a season, and "
                                + down + " go down from it: " + Math.abs(up - down) + " more must "
                                + (up > down ? "go down" : "come up") + " than the standing marks");
            }
        }
        return warnings;
    }
}
