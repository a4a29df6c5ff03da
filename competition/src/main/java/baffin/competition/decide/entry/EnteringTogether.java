package baffin.competition.decide.entry;

import baffin.competition.Competition;
import baffin.competition.decide.shared.Decisions;
import baffin.competition.decide.shared.PairingForecast;
import baffin.competition.entry.Newcomer;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.AddEntrants;
import baffin.decider.Decision;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Many who are entered at once: each row as if it came alone after those before it, and all of them or none. */
public final class EnteringTogether {

    private EnteringTogether() {}

    public static Decision<List<CompetitionEvent>, CompetitionRefusal> decide(
            EntryRules entering, Competition state, AddEntrants add, Instant now) {
        List<Newcomer> rows = add.entrants();
        if (rows.isEmpty() || rows.size() > AddEntrants.ROWS_MAX) {
            return Decisions.invalid("/entrants", "must have 1 to " + AddEntrants.ROWS_MAX + " rows");
        }
        Competition reached = state;
        List<CompetitionEvent> events = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            switch (entering.add(reached, rows.get(row))) {
                case Decision.Accepted(List<CompetitionEvent> entered) -> {
                    events.addAll(entered);
                    reached = PairingForecast.after(reached, entered, now);
                }
                case Decision.Refused(CompetitionRefusal refused) -> {
                    String pointer = "/entrants/" + row;
                    refused.faults().forEach(fault -> faults.add(new Fault(pointer + fault.pointer(), fault.detail())));
                }
            }
        }
        return faults.isEmpty() ? Decision.accepted(events) : Decisions.refused(Reason.CONFLICT, faults);
    }
}
