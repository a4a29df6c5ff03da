package baffin.competition.decide;

import baffin.competition.Bye;
import baffin.competition.Competition;
import baffin.competition.Stage;
import baffin.competition.decide.NextRound.Tables;
import baffin.competition.pairing.RoundRobin;
import baffin.competition.policy.Format;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Rounds of everybody against everybody: whoever should have met somebody who has left has a bye. */
final class RobinRounds {

    private RobinRounds() {}

    static NextRound next(Competition state, Format.RoundRobin robin, Instant now) {
        List<RoundRobin.Round> rounds = RoundRobin.rounds(state.seeding(), robin.cycles());
        int played = Stages.count(state, Stage.ROUND_ROBIN);
        if (played >= rounds.size() || state.active().size() < 2) {
            return PlayOffs.orComplete(state, now);
        }
        RoundRobin.Round round = rounds.get(played);
        List<List<Integer>> tables = new ArrayList<>();
        List<Integer> free = new ArrayList<>(Stages.active(state, round.byes()));
        for (List<Integer> table : round.tables()) {
            List<Integer> there = Stages.active(state, table);
            if (there.size() == table.size()) {
                tables.add(table);
            } else {
                free.addAll(there);
            }
        }
        return Tables.of(Stage.ROUND_ROBIN, tables, Tables.byes(free, Bye.Kind.PAIRING))
                .ready(state, List.of(), now);
    }
}
