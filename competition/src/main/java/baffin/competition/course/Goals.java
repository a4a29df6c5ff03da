package baffin.competition.course;

import baffin.competition.Competition;
import baffin.competition.policy.Format;

/** How many of a table go on. */
final class Goals {

    private Goals() {}

    static int of(Competition state, int seats) {
        return state.policy().format() instanceof Format.PodElimination pods ? Math.min(pods.advance(), seats - 1) : 1;
    }
}
