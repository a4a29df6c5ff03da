package baffin.competition.course;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.Entrant;
import baffin.competition.Entrant.Presence;
import baffin.competition.policy.Format;

/** Who may come back to a league: its tables are laid down for it, so that its place is nobody else's. */
public final class LeagueReturn {

    private LeagueReturn() {}

    /** True while those who have left a league may come back: it runs, and no play-off has begun. */
    public static boolean open(Competition state) {
        return state.policy().format() instanceof Format.DivisionLeague
                && state.status() == CompetitionStatus.RUNNING
                && !Stages.later(state);
    }

    /** True while an entrant that has left may come back by itself. */
    public static boolean open(Competition state, Entrant entrant) {
        return (entrant.vacant() || entrant.presence() == Presence.WITHDRAWN)
                && open(state)
                && placed(state, entrant.number());
    }

    public static boolean placed(Competition state, int entrant) {
        return state.divisions().stream()
                .anyMatch(division -> division.entrants().contains(entrant));
    }
}
