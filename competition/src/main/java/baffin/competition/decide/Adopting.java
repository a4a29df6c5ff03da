package baffin.competition.decide;

import baffin.competition.Actor;
import baffin.competition.Competition;
import baffin.competition.CompetitionEvent.CompetitionCreated;
import baffin.competition.CompetitionRecord;
import baffin.competition.Verdict;
import baffin.competition.Verdict.Reason;
import org.jspecify.annotations.Nullable;

/** A competition of another installation comes record by record, under ids of its own; nothing ever changes in it. */
final class Adopting {

    private Adopting() {}

    static Verdict decide(@Nullable Competition state, String id, @Nullable Actor by, CompetitionRecord record) {
        if (by == null) {
            return Verdict.refused(Reason.FORBIDDEN, "somebody must bring a competition");
        }
        if (state != null
                && (state.adoptedBy() == null || !state.adoptedBy().player().equals(by.player()))) {
            return Verdict.refused(Reason.CONFLICT, "there is a competition with this id");
        }
        if (record.origin() == null || !by.equals(record.adoptedBy())) {
            return Verdict.refused(Reason.CONFLICT, "a record that is brought must have an id of its own here");
        }
        long expected = state == null ? 1 : state.version() + 1;
        boolean begins = record.events().stream().anyMatch(CompetitionCreated.class::isInstance);
        if (!record.competitionId().equals(id) || record.version() != expected || begins != (expected == 1)) {
            return Verdict.refused(Reason.CONFLICT, "record " + expected + " of this competition comes next");
        }
        return record.events().isEmpty()
                ? Verdict.invalid("/records", "a record without events")
                : new Verdict.Accepted(record.events());
    }
}
