package baffin.competition.course;

import baffin.competition.Competition;

/** Who may still come: while at most half of the rounds of the main stage have started. */
public final class LateEntry {

    private LateEntry() {}

    /**
     * True while somebody may enter, or come back, by itself.
     *
     * @param state a running competition
     */
    public static boolean open(Competition state) {
        return state.policy().entry().late()
                && Stages.planned(state) > 0
                && 2 * Stages.begun(state) <= Stages.planned(state)
                && !Stages.later(state);
    }

    /** True while an organiser may let somebody in: as long as the main stage lasts. */
    public static boolean openToOrganisers(Competition state) {
        return Stages.begun(state) < Stages.planned(state) && !Stages.later(state);
    }
}
