package baffin.competition.decide.shared;

import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.CompetitionRefusal.Reason;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What becomes of a command. */
public sealed interface Verdict {

    /** The command is accepted with what it causes, in order; with nothing when everything is as asked already. */
    record Accepted(List<CompetitionEvent> events) implements Verdict {}

    /** The command is refused; nothing has changed. */
    record Refused(CompetitionRefusal refusal) implements Verdict {}

    static Verdict accepted(CompetitionEvent... events) {
        return new Accepted(List.of(events));
    }

    static Verdict accepted(List<CompetitionEvent> events) {
        return new Accepted(events);
    }

    /** It does not fit the present state. */
    static Verdict conflict(String detail) {
        return refused(Reason.CONFLICT, detail);
    }

    static Verdict conflict(List<Fault> faults) {
        return refused(Reason.CONFLICT, faults);
    }

    /** A conflict where something is so; empty where it is not. */
    static Optional<Verdict> conflictIf(boolean fault, String detail) {
        return fault ? Optional.of(conflict(detail)) : Optional.empty();
    }

    static Verdict notFound(String detail) {
        return refused(Reason.NOT_FOUND, detail);
    }

    static Verdict forbidden(String detail) {
        return refused(Reason.FORBIDDEN, detail);
    }

    static Verdict invalid(String pointer, String detail) {
        return invalid(Map.of(pointer, detail));
    }

    static Verdict invalid(Map<String, String> problems) {
        return new Refused(CompetitionRefusal.invalid(problems));
    }

    static Verdict invalid(List<Fault> faults) {
        return refused(Reason.INVALID_FIELD, faults);
    }

    static Verdict refused(Reason reason, String detail) {
        return new Refused(CompetitionRefusal.of(reason, detail));
    }

    static Verdict refused(Reason reason, List<Fault> faults) {
        return new Refused(new CompetitionRefusal.Faulty(reason, faults, null));
    }

    static Verdict refused(CompetitionRefusal refusal) {
        return new Refused(refusal);
    }

    /** The same with what an accepted command causes made into something else. */
    default Verdict map(UnaryOperator<List<CompetitionEvent>> change) {
        return this instanceof Accepted(List<CompetitionEvent> events) ? new Accepted(change.apply(events)) : this;
    }
}
