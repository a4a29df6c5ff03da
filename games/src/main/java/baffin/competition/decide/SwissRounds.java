package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.Stage;
import baffin.competition.policy.Format.PodSwiss;
import java.time.Instant;
import java.util.List;

/** Rounds of pod Swiss, then the finals. */
final class SwissRounds {

    private SwissRounds() {}

    static NextRound next(
            Competition state, PodSwiss swiss, List<List<Integer>> locked, List<List<Integer>> forbidden, Instant now) {
        if (Stages.count(state, Stage.SWISS) >= swiss.roundsFor(state.seeding().size())) {
            return Finals.next(state, swiss.finalists(), now);
        }
        List<Integer> there = state.active().stream().map(Entrant::number).toList();
        Integer weight = swiss.repeatWeight();
        return there.size() < state.policy().tableSizes().getLast()
                ? new NextRound.Complete()
                : Searched.round(
                        state,
                        Stage.SWISS,
                        there,
                        weight == null ? baffin.competition.pairing.PairingTask.REPEAT_WEIGHT : weight,
                        locked,
                        forbidden,
                        now);
    }
}
