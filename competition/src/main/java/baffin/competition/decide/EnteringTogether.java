package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.CompetitionCommand.AddEntrants;
import baffin.competition.CompetitionEvent;
import baffin.competition.Newcomer;
import baffin.competition.Verdict;
import baffin.competition.Verdict.Fault;
import baffin.competition.Verdict.Reason;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Many who are entered at once: each row as if it came alone after those before it, and all of them or none. */
final class EnteringTogether {

    private EnteringTogether() {}

    static Verdict decide(Entering entering, Competition state, AddEntrants add, Instant now) {
        List<Newcomer> rows = add.entrants();
        if (rows.isEmpty() || rows.size() > AddEntrants.ROWS_MAX) {
            return Verdict.invalid("/entrants", "must have 1 to " + AddEntrants.ROWS_MAX + " rows");
        }
        Competition reached = state;
        List<CompetitionEvent> events = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            switch (entering.add(reached, rows.get(row))) {
                case Verdict.Accepted(List<CompetitionEvent> entered) -> {
                    events.addAll(entered);
                    reached = Foreseen.after(reached, entered, now);
                }
                case Verdict.Refused refused -> {
                    String pointer = "/entrants/" + row;
                    refused.faults().forEach(fault -> faults.add(new Fault(pointer + fault.pointer(), fault.detail())));
                }
            }
        }
        return faults.isEmpty() ? new Verdict.Accepted(events) : new Verdict.Refused(Reason.CONFLICT, faults);
    }
}
