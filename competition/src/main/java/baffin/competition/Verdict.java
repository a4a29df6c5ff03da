package baffin.competition;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the decider makes of a command. */
public sealed interface Verdict {

    /** It happens. Empty when everything is as asked already. */
    record Accepted(List<CompetitionEvent> events) implements Verdict {

        public Accepted {
            events = List.copyOf(events);
        }
    }

    /**
     * It does not happen.
     *
     * @param reason slug of the problem type
     * @param faults all that is wrong, at least one
     * @param stands the table as it is, when the command did not know that; null otherwise
     */
    record Refused(
            Reason reason, List<Fault> faults, @Nullable Stands stands) implements Verdict {

        public Refused {
            faults = List.copyOf(faults);
        }

        /** The faults say it all. */
        public Refused(Reason reason, List<Fault> faults) {
            this(reason, faults, null);
        }
    }

    /**
     * A table as it is.
     *
     * @param round number of its round
     */
    record Stands(int round, Table table) {}

    /**
     * One thing that is wrong.
     *
     * @param pointer JSON pointer to the field at fault; empty when no single one is
     * @param detail what is wrong with it
     */
    record Fault(String pointer, String detail) {}

    /** Why a command is refused. */
    enum Reason {
        /** Fields are not as they should be. */
        INVALID_FIELD,
        /** There is no such competition, or nothing of that number in it. */
        NOT_FOUND,
        /** Only an organiser, or only for oneself. */
        FORBIDDEN,
        /** It does not fit the present state. */
        CONFLICT,
        /** The round has to be worked out for the present version first; never told to a client. */
        OUTDATED;

        /** Slug of the problem type. */
        public String slug() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    /** It happens. */
    static Verdict accepted(CompetitionEvent... events) {
        return new Accepted(List.of(events));
    }

    /** It does not happen. */
    static Verdict refused(Reason reason, String detail) {
        return new Refused(reason, List.of(new Fault("", detail)));
    }

    /** It does not happen, since a field is wrong. */
    static Verdict invalid(String pointer, String detail) {
        return new Refused(Reason.INVALID_FIELD, List.of(new Fault(pointer, detail)));
    }

    /** It does not happen, since fields are wrong. */
    static Verdict invalid(Map<String, String> problems) {
        return new Refused(
                Reason.INVALID_FIELD,
                problems.entrySet().stream()
                        .map(problem -> new Fault(problem.getKey(), problem.getValue()))
                        .toList());
    }
}
