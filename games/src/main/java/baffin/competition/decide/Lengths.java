package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.policy.Format;

/** How many rounds there are. */
final class Lengths {

    private static final int FEW = 16;
    private static final int SOME = 32;

    private Lengths() {}

    /** Rounds of pod Swiss: as the policy says, or 4 for up to 16 entrants, 5 for up to 32, else 6. */
    static int swiss(Competition state, Format.PodSwiss swiss) {
        if (swiss.rounds() > 0) {
            return swiss.rounds();
        }
        int entrants = state.seeding().size();
        return entrants <= FEW ? 4 : entrants <= SOME ? 5 : 6;
    }
}
