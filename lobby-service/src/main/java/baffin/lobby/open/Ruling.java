package baffin.lobby.open;

import java.util.List;

/** What the decider makes of a command. */
public sealed interface Ruling {

    /** It happens. Empty when everything is as asked already. */
    record Accepted(List<LobbyEvent> events) implements Ruling {

        public Accepted {
            events = List.copyOf(events);
        }
    }

    /**
     * It does not happen.
     *
     * @param reason slug of the problem type
     * @param detail the reason in words
     * @param pointer JSON pointer to the field at fault; empty when no single one is
     */
    record Refused(Reason reason, String detail, String pointer) implements Ruling {}

    /** Why a command is refused. */
    enum Reason {
        /** A field is not as it should be. */
        INVALID_FIELD,
        /** There is no such match for the one who asks. */
        UNKNOWN_MATCH,
        /** There is nothing of that name. */
        NOT_FOUND,
        /** Only the host, or only where the platform allows it. */
        FORBIDDEN,
        /** Only one who sits there. */
        NOT_YOUR_SEAT,
        /** It does not fit the present state. */
        CONFLICT;

        /** Slug of the problem type. */
        public String slug() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    /** It happens. */
    static Ruling accepted(LobbyEvent... events) {
        return new Accepted(List.of(events));
    }

    /** It does not happen. */
    static Ruling refused(Reason reason, String detail) {
        return new Refused(reason, detail, "");
    }

    /** It does not happen, since a field is wrong. */
    static Ruling invalid(String pointer, String message) {
        return new Refused(Reason.INVALID_FIELD, message, pointer);
    }
}
