package baffin.competition.decide.shared;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.CompetitionRefusal.Reason;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** Many changes at once: each as if it came alone after those before it, and all of them or none. */
public final class Together {

    private Together() {}

    /**
     * Judges all of them.
     *
     * @param one judges one of them in the state that those before it have made
     * @param placed a fault of one of them as a fault of all
     */
    public static <T> Verdict decide(
            Competition state,
            List<T> all,
            Instant now,
            BiFunction<Competition, T, Verdict> one,
            BiFunction<T, Fault, Fault> placed) {
        Competition reached = state;
        List<CompetitionEvent> events = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        Reason reason = Reason.CONFLICT;
        for (T each : all) {
            switch (one.apply(reached, each)) {
                case Verdict.Accepted(List<CompetitionEvent> caused) -> {
                    events.addAll(caused);
                    reached = reached.forecast(caused, now);
                }
                case Verdict.Refused(CompetitionRefusal refused) -> {
                    refused.faults().forEach(fault -> faults.add(placed.apply(each, fault)));
                    reason = refused.reason() == Reason.CONFLICT ? reason : Reason.INVALID_FIELD;
                }
            }
        }
        return faults.isEmpty() ? Verdict.accepted(events) : Verdict.refused(reason, faults);
    }
}
