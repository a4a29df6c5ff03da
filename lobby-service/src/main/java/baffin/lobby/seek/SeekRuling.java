package baffin.lobby.seek;

import baffin.lobby.open.Ruling;
import java.util.List;

/** What the decider makes of a command to a pool. */
public sealed interface SeekRuling {

    /** It happens. */
    record Accepted(List<SeekEvent> events) implements SeekRuling {

        public Accepted {
            events = List.copyOf(events);
        }
    }

    /** It does not happen. */
    record Refused(Ruling.Refused why) implements SeekRuling {}

    /** It does not happen. */
    static SeekRuling refused(Ruling.Reason reason, String detail) {
        return new Refused(new Ruling.Refused(reason, detail, ""));
    }

    /** It does not happen, since a field is wrong. */
    static SeekRuling invalid(String pointer, String message) {
        return new Refused(new Ruling.Refused(Ruling.Reason.INVALID_FIELD, message, pointer));
    }
}
