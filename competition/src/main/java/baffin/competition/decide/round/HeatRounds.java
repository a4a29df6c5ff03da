package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.course.Stages;
import baffin.competition.decide.round.NextRound.Impossible;
import baffin.competition.decide.round.NextRound.Tables;
import baffin.competition.decide.round.RoundMaker.Pairable;
import baffin.competition.pairing.PairingTask;
import baffin.competition.policy.Format.Heats;
import baffin.competition.table.Stage;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/** Heats: whoever has checked in plays the next one; then the finals. */
final class HeatRounds {

    private HeatRounds() {}

    static NextRound next(Competition state, Heats heats, RoundWish wish, Instant now, RoundMaker maker) {
        if (Stages.begun(state) >= Stages.planned(state)) {
            return Finals.next(state, heats.finalists(), now);
        }
        List<Integer> there = state.active().stream()
                .filter(Entrant::checkedIn)
                .map(Entrant::number)
                .toList();
        int least = state.policy().tableSizes().getLast();
        if (there.size() >= least) {
            return maker.paired(
                    state,
                    new Pairable(
                            Stage.HEAT,
                            there,
                            List.of(),
                            PairingTask.REPEAT_WEIGHT,
                            wish,
                            KeptApart.among(state, there)),
                    now);
        }
        // an automatic competition goes on without those who do not come, so that it ends some day
        return state.policy().schedule().automatic() && !now.isBefore(earliest(state, heats))
                ? Tables.of(Stage.HEAT, List.of(), List.of()).ready(state, List.of(), now)
                : Impossible.of("", there.size() + " have checked in for the next heat, and " + least + " are needed");
    }

    /** Automatic heats begin one {@code round} after another. */
    static Instant earliest(Competition state, Heats heats) {
        int played = Stages.count(state, Stage.HEAT);
        Instant begun = Objects.requireNonNull(state.startedAt(), "a running competition has started");
        Instant next = begun.plus(state.policy().schedule().round().length().multipliedBy(played));
        return played >= heats.heats() || next.isBefore(state.changedAt()) ? state.changedAt() : next;
    }
}
