package baffin.competition.decide.shared;

import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.decider.Decision;
import java.util.List;
import java.util.Map;

/** Makes the decisions about competitions. */
public final class Decisions {

    private Decisions() {}

    public static Decision<List<CompetitionEvent>, CompetitionRefusal> accepted(CompetitionEvent... events) {
        return Decision.accepted(List.of(events));
    }

    public static Decision<List<CompetitionEvent>, CompetitionRefusal> refused(Reason reason, String detail) {
        return Decision.refused(CompetitionRefusal.of(reason, detail));
    }

    public static Decision<List<CompetitionEvent>, CompetitionRefusal> refused(Reason reason, List<Fault> faults) {
        return Decision.refused(new CompetitionRefusal.Faulty(reason, faults, null));
    }

    public static Decision<List<CompetitionEvent>, CompetitionRefusal> invalid(String pointer, String detail) {
        return invalid(Map.of(pointer, detail));
    }

    public static Decision<List<CompetitionEvent>, CompetitionRefusal> invalid(Map<String, String> problems) {
        return Decision.refused(CompetitionRefusal.invalid(problems));
    }
}
