package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.course.Stages;
import baffin.competition.decide.round.RoundMaker.Pairable;
import baffin.competition.pairing.PairingTask;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.table.Stage;
import java.time.Instant;
import java.util.List;

/** Rounds of pod Swiss, then the finals. */
public final class SwissRounds {

    private SwissRounds() {}

    static NextRound next(
            Competition state, PodSwiss swiss, RoundConstraints constraints, Instant now, RoundMaker maker) {
        if (Stages.begun(state) >= Stages.planned(state)) {
            return Finals.next(state, swiss.finalists(), now);
        }
        List<Integer> all = state.active().stream().map(Entrant::number).toList();
        int least = state.policy().tableSizes().getLast();
        if (all.size() < least) {
            return new NextRound.Complete();
        }
        List<Integer> resting = RequestedByes.inNextRound(state, all, least);
        List<Integer> there =
                all.stream().filter(entrant -> !resting.contains(entrant)).toList();
        return maker.paired(
                state,
                new Pairable(Stage.SWISS, there, resting, weight(swiss), constraints, KeptApart.among(state, there)),
                now);
    }

    /** What a repeat costs: as the organiser wants it, else as the formula was tried. */
    public static int weight(PodSwiss swiss) {
        Integer weight = swiss.repeatWeight();
        return weight == null ? PairingTask.REPEAT_WEIGHT : weight;
    }
}
