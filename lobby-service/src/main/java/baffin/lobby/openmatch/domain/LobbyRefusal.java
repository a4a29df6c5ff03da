package baffin.lobby.openmatch.domain;

import baffin.decider.Decision;
import java.util.Locale;

/**
 * Why an open match or a pool of seeks does not take a command.
 *
 * @param reason the problem type
 * @param detail the reason in words
 * @param pointer JSON pointer to the field at fault; empty when no single one is
 */
public record LobbyRefusal(Reason reason, String detail, String pointer) {

    /** Why a command is refused. */
    public enum Reason {
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
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** A refusal that no single field is to blame for. */
    public static LobbyRefusal of(Reason reason, String detail) {
        return new LobbyRefusal(reason, detail, "");
    }

    /** A refusal since a field is wrong. */
    public static LobbyRefusal invalid(String pointer, String message) {
        return new LobbyRefusal(Reason.INVALID_FIELD, message, pointer);
    }

    /** The decision that refuses a command. */
    public static <T> Decision<T, LobbyRefusal> refused(Reason reason, String detail) {
        return Decision.refused(of(reason, detail));
    }
}
