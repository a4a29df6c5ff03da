package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.decide.shared.Decisions;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.CompetitionCreated;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.decider.Decision;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A competition of another installation comes record by record, under ids of its own; nothing ever changes in it. */
final class Adopting {

    private Adopting() {}

    static Decision<List<CompetitionEvent>, CompetitionRefusal> decide(
            @Nullable Competition state, String id, @Nullable Actor by, CompetitionRecord record) {
        if (by == null) {
            return Decisions.refused(Reason.FORBIDDEN, "somebody must bring a competition");
        }
        if (state != null
                && (state.adoptedBy() == null || !state.adoptedBy().player().equals(by.player()))) {
            return Decisions.refused(Reason.CONFLICT, "there is a competition with this id");
        }
        if (record.origin() == null || !by.equals(record.adoptedBy())) {
            return Decisions.refused(Reason.CONFLICT, "a record that is brought must have an id of its own here");
        }
        long expected = state == null ? 1 : state.version() + 1;
        boolean begins = record.events().stream().anyMatch(CompetitionCreated.class::isInstance);
        if (!record.competitionId().equals(id) || record.version() != expected || begins != (expected == 1)) {
            return Decisions.refused(Reason.CONFLICT, "record " + expected + " of this competition comes next");
        }
        return record.events().isEmpty()
                ? Decisions.invalid("/records", "a record without events")
                : Decision.accepted(record.events());
    }
}
