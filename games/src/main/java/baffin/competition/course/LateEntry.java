package baffin.competition.course;

import baffin.competition.Competition;
import baffin.competition.Round;
import baffin.competition.policy.Format;

/** Who may still come: while at most half of the rounds of the main stage have started. */
public final class LateEntry {

    private LateEntry() {}

    /**
     * True while somebody may enter, or come back, by itself.
     *
     * @param state a running competition
     */
    public static boolean open(Competition state) {
        return state.policy().entry().late() && 2 * started(state) <= rounds(state) && mainStage(state);
    }

    /** True while an organiser may let somebody in: as long as the main stage lasts. */
    public static boolean openToOrganisers(Competition state) {
        return started(state) < rounds(state) && mainStage(state);
    }

    private static int rounds(Competition state) {
        return switch (state.policy().format()) {
            case Format.PodSwiss swiss -> swiss.roundsFor(state.seeding().size());
            case Format.Heats heats -> heats.heats();
            default -> 0;
        };
    }

    private static int started(Competition state) {
        return (int) state.rounds().stream()
                .map(Round::stage)
                .filter(stage -> stage.counts())
                .count();
    }

    private static boolean mainStage(Competition state) {
        return rounds(state) > 0
                && state.rounds().stream().allMatch(round -> round.stage().counts());
    }
}
