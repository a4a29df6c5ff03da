package baffin.competition.event;

import baffin.competition.entry.Actor;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Why a competition does not take a command. */
public sealed interface CompetitionRefusal {

    /** The problem type. */
    Reason reason();

    /** The reason in words. */
    String detail();

    /** All that is wrong, at least one fault. */
    default List<Fault> faults() {
        return List.of(new Fault("", detail()));
    }

    /**
     * Something is wrong with the command, or it does not fit the present state.
     *
     * @param reason the problem type
     * @param faults all that is wrong, at least one
     * @param stands the table as it is, when the command did not know that; null otherwise
     */
    record Faulty(
            Reason reason, List<Fault> faults, @Nullable Stands stands) implements CompetitionRefusal {

        public Faulty {
            faults = List.copyOf(faults);
        }

        @Override
        public String detail() {
            return faults.getFirst().detail();
        }
    }

    /** There is a competition with the id that was to be created. */
    record Exists() implements CompetitionRefusal {

        @Override
        public Reason reason() {
            return Reason.CONFLICT;
        }

        @Override
        public String detail() {
            return "there is a competition with this id";
        }
    }

    /** Somebody was faster: the round that was to be published stands, with its tables and matches. */
    record Published(Round round) implements CompetitionRefusal {

        @Override
        public Reason reason() {
            return Reason.CONFLICT;
        }

        @Override
        public String detail() {
            return "round " + round.number() + " is published already: by "
                    + (round.publishedBy() == null ? "the platform itself" : "an organiser") + " at "
                    + round.publishedAt()
                    + ", as version " + round.publishedIn();
        }
    }

    /**
     * It is a ruling by somebody who plays at the table, although others could make it.
     *
     * @param others who could, the owner first
     */
    record OwnTable(List<Actor> others) implements CompetitionRefusal {

        public OwnTable {
            others = List.copyOf(others);
        }

        @Override
        public Reason reason() {
            return Reason.CONFLICT;
        }

        @Override
        public String detail() {
            return "you play at this table: ask one of those in others, or repeat the request with ?own=true";
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
        /** Only with a role, or only for oneself. */
        FORBIDDEN,
        /** It does not fit the present state. */
        CONFLICT,
        /** The round has to be worked out for the present version first; never told to a client. */
        OUTDATED;

        /** Slug of the problem type. */
        public String slug() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** A refusal that no single field is to blame for. */
    static CompetitionRefusal of(Reason reason, String detail) {
        return new Faulty(reason, List.of(new Fault("", detail)), null);
    }

    /** A refusal since fields are wrong. */
    static CompetitionRefusal invalid(Map<String, String> problems) {
        List<Fault> faults = problems.entrySet().stream()
                .map(problem -> new Fault(problem.getKey(), problem.getValue()))
                .toList();
        return new Faulty(Reason.INVALID_FIELD, faults, null);
    }
}
