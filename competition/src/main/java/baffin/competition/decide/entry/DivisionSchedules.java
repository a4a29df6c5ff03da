package baffin.competition.decide.entry;

import baffin.competition.pairing.league.DivisionSchedule;
import baffin.competition.pairing.league.LeagueDesign;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Policy;
import java.util.Comparator;
import java.util.List;

/** How the divisions of a league will play: it follows from the policy and from how many take part. */
public final class DivisionSchedules {

    private DivisionSchedules() {}

    /** One for each size of a division, the largest first; none for other formats, and for too few entrants. */
    public static List<DivisionSchedule> of(Policy policy, int entrants) {
        if (!(policy.format() instanceof DivisionLeague league)
                || entrants < policy.entry().min()) {
            return List.of();
        }
        int atOnce = league.atOnce() == null ? league.games() : league.atOnce();
        return Placing.sizes(policy, league, entrants).stream()
                .flatMap(List::stream)
                .distinct()
                .sorted(Comparator.reverseOrder())
                .map(size -> LeagueDesign.of(size, policy.tableSize(), league.games(), atOnce)
                        .figures())
                .toList();
    }
}
