package baffin.competition.decide.entry;

import baffin.competition.Competition;
import baffin.competition.course.LateEntry;
import baffin.competition.course.LeaguePlaces;
import baffin.competition.decide.shared.Decisions;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.decider.Decision;
import java.util.List;
import java.util.Optional;

/** Late entry, as a command meets it. */
final class LateEntryPolicy {

    private LateEntryPolicy() {}

    /** Why nobody can come any more; an organiser may let somebody in as long as the main stage lasts. */
    static Optional<Decision<List<CompetitionEvent>, CompetitionRefusal>> fault(Competition state, boolean organiser) {
        return open(state, organiser)
                ? Optional.empty()
                : Optional.of(Decisions.refused(Reason.CONFLICT, "it is too late to enter"));
    }

    /** True while somebody may come; to a league as long as it has a place for which nobody plays. */
    static boolean open(Competition state, boolean organiser) {
        if (state.policy().format() instanceof DivisionLeague) {
            return (organiser || state.policy().entry().late()) && LeaguePlaces.count(state) > 0;
        }
        return organiser ? LateEntry.openToOrganisers(state) : LateEntry.open(state);
    }
}
