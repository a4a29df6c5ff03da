package baffin.competition.decide.entry;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.course.LateEntry;
import baffin.competition.course.LeaguePlaces;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.entry.Alternate;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.policy.Format.DivisionLeague;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who gets a free place: alternates in their order, and others where more places are free than alternates wait. */
public final class FreePlaces {

    private FreePlaces() {}

    /** True when a player may take a place now: for each alternate who comes first there is another one. */
    static boolean open(Competition state, String player) {
        return left(state)
                > state.ready().stream()
                        .takeWhile(waiting -> !waiting.is(player))
                        .count();
    }

    /** Why a player may not. */
    static String fault(Competition state) {
        return left(state) <= 0 ? "every place is taken" : "free places go to the alternates first, in their order";
    }

    static boolean listed(Competition state, String player) {
        return state.alternates().stream().anyMatch(alternate -> alternate.is(player));
    }

    /** What happens, and the alternates who move up into the places that are free then, as long as one may enter. */
    public static List<CompetitionEvent> filled(Competition state, List<CompetitionEvent> happened) {
        List<CompetitionEvent> events = new ArrayList<>(happened);
        Competition reached = state.forecast(happened, state.changedAt());
        while (entering(reached) && left(reached) > 0 && !reached.ready().isEmpty()) {
            Alternate first = reached.ready().getFirst();
            List<CompetitionEvent> moved = Admission.of(reached, first);
            events.addAll(moved);
            reached = reached.forecast(moved, state.changedAt());
        }
        return events;
    }

    /** Why entry is over; organisers may still let a player in while the main stage lasts. */
    static Optional<Verdict> tooLate(Competition state, boolean organiser) {
        return Verdict.conflictIf(!late(state, organiser), "it is too late to enter");
    }

    /** True while somebody may come late; to a league as long as it has a place for which nobody plays. */
    private static boolean late(Competition state, boolean organiser) {
        if (state.policy().format() instanceof DivisionLeague) {
            return (organiser || state.policy().entry().late()) && LeaguePlaces.count(state) > 0;
        }
        return organiser ? LateEntry.openToOrganisers(state) : LateEntry.open(state);
    }

    private static boolean entering(Competition state) {
        return state.status() != CompetitionStatus.RUNNING || late(state, false);
    }

    /** How many places are free; negative after an organiser has brought somebody back beyond their number. */
    static int left(Competition state) {
        return !state.divisions().isEmpty()
                ? LeaguePlaces.count(state)
                : state.policy().entry().max() - state.taken();
    }
}
