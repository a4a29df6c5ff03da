package baffin.competition.course;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.Stage;
import baffin.competition.pairing.RoundRobin;
import baffin.competition.policy.Format;
import java.util.ArrayList;
import java.util.List;

/** Rounds of everybody against everybody: whoever should have met somebody who has left has a bye. */
public final class RobinTables {

    private RobinTables() {}

    /** The rounds that are still to be published, as they will be if nobody leaves any more. */
    public static List<RoundRobin.Round> toCome(Competition state, Format.RoundRobin robin) {
        if (state.active().size() < 2) {
            return List.of();
        }
        List<RoundRobin.Round> all = RoundRobin.rounds(state.seeding(), robin.cycles());
        int played = (int) state.rounds().stream()
                .filter(round -> round.stage() == Stage.ROUND_ROBIN)
                .count();
        return all.subList(Math.min(played, all.size()), all.size()).stream()
                .map(round -> without(state, round))
                .toList();
    }

    private static RoundRobin.Round without(Competition state, RoundRobin.Round round) {
        List<List<Integer>> tables = new ArrayList<>();
        List<Integer> byes = new ArrayList<>(there(state, round.byes()));
        for (List<Integer> table : round.tables()) {
            List<Integer> there = there(state, table);
            if (there.size() == table.size()) {
                tables.add(table);
            } else {
                byes.addAll(there);
            }
        }
        return new RoundRobin.Round(tables, byes);
    }

    private static List<Integer> there(Competition state, List<Integer> entrants) {
        return entrants.stream()
                .filter(number -> state.entrant(number).filter(Entrant::active).isPresent())
                .toList();
    }
}
