package baffin.competition.course;

import baffin.competition.Competition;
import baffin.competition.pairing.RoundRobin;
import baffin.competition.policy.Format;
import baffin.competition.table.Stage;
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
        int played = Stages.count(state, Stage.ROUND_ROBIN);
        return all.subList(Math.min(played, all.size()), all.size()).stream()
                .map(round -> without(state, round))
                .toList();
    }

    private static RoundRobin.Round without(Competition state, RoundRobin.Round round) {
        List<List<Integer>> tables = new ArrayList<>();
        List<Integer> byes = new ArrayList<>(Stages.active(state, round.byes()));
        for (List<Integer> table : round.tables()) {
            List<Integer> there = Stages.active(state, table);
            if (there.size() == table.size()) {
                tables.add(table);
            } else {
                byes.addAll(there);
            }
        }
        return new RoundRobin.Round(tables, byes);
    }
}
