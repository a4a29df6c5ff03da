package baffin.platform.runtime.decider;

import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;

/** The answers that the runtime gives by itself, whatever the aggregate. */
final class RuntimeReplies {

    private RuntimeReplies() {}

    /** It was over long ago, and its state has left the store. */
    static Reply archived(CommandEnvelope command) {
        return command.kind() == CommandEnvelope.Kind.PROBE
                ? Reply.notKnown(command, 0)
                : Reply.refused(command, 0, "conflict", "it was over a month ago, and nothing changes in it any more");
    }

    /** The quarantine is lifted. */
    static Reply released(CommandEnvelope command) {
        return Reply.accepted(command, 0, Reply.empty());
    }

    /** A fault of the platform has set the key aside. */
    static Reply quarantined(CommandEnvelope command, String incident) {
        String detail = "it was quarantined because a fault of the platform stopped it; an operator can release it";
        return Reply.refused(
                command, 0, "quarantined", Reply.empty().put("detail", detail).put("incident", incident));
    }
}
