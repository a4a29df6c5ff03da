package baffin.platform.runtime.decider;

import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.runtime.decider.bounds.Texts;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Malformed;
import baffin.platform.wire.Reply;
import baffin.platform.wire.Trees;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Commands that can't be decided, and who waits for the answer to them. */
final class Undeliverable {

    private Undeliverable() {}

    static Optional<CommandEnvelope> sender(byte @Nullable [] json) {
        if (json == null
                || !(Trees.read(json) instanceof Decoded.Ok<JsonNode> ok)
                || !ok.value().path("replyPartition").isInt()) {
            return Optional.empty();
        }
        JsonNode tree = ok.value();
        return Optional.of(new CommandEnvelope(
                CommandEnvelope.Kind.COMMAND,
                Texts.clipped(tree.path("matchId").asText()),
                Texts.clipped(tree.path("commandId").asText()),
                Texts.clipped(tree.path("player").asText()),
                null,
                false,
                "",
                Reply.empty(),
                tree.path("replyPartition").intValue(),
                tree.path("ticket").asLong(),
                false));
    }

    /** Why a command that can be read can't be decided; null when it can. */
    static @Nullable Malformed fault(RecordContext record, CommandEnvelope command) {
        if (!TimerService.leaves(record.key())) {
            return new Malformed(Malformed.FIELD, "/matchId", "can be no key");
        }
        if (!command.key().equals(record.key())) {
            return new Malformed(Malformed.FIELD, "/matchId", "is not the key of the record");
        }
        return Texts.tooLong(command.commandId()) || Texts.tooLong(command.player())
                ? new Malformed(Malformed.FIELD, "/commandId", "is too long, or the player is")
                : null;
    }
}
