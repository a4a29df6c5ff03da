package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.Round;
import baffin.competition.Verdict;
import baffin.competition.Verdict.Reason;
import baffin.competition.policy.Format;
import java.util.Optional;

/** Late entry: while at most half of the rounds of the main stage have started. */
final class Lateness {

    private Lateness() {}

    /** Why nobody can come any more; an organiser may let somebody in as long as the main stage lasts. */
    static Optional<Verdict> fault(Competition state, boolean organiser) {
        int rounds = switch (state.policy().format()) {
            case Format.PodSwiss swiss -> swiss.roundsFor(state.seeding().size());
            case Format.Heats heats -> heats.heats();
            default -> 0;
        };
        int started = (int) state.rounds().stream()
                .map(Round::stage)
                .filter(stage -> stage.counts())
                .count();
        boolean open = organiser ? started < rounds : state.policy().entry().late() && 2 * started <= rounds;
        boolean mainStage =
                state.rounds().stream().allMatch(round -> round.stage().counts());
        return open && mainStage && rounds > 0
                ? Optional.empty()
                : Optional.of(Verdict.refused(Reason.CONFLICT, "it is too late to enter"));
    }
}
