package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.Verdict;
import baffin.competition.Verdict.Reason;
import baffin.competition.course.LateEntry;
import java.util.Optional;

/** Late entry, as a command meets it. */
final class Lateness {

    private Lateness() {}

    /** Why nobody can come any more; an organiser may let somebody in as long as the main stage lasts. */
    static Optional<Verdict> fault(Competition state, boolean organiser) {
        return (organiser ? LateEntry.openToOrganisers(state) : LateEntry.open(state))
                ? Optional.empty()
                : Optional.of(Verdict.refused(Reason.CONFLICT, "it is too late to enter"));
    }
}
