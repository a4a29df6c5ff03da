package baffin.platform.runtime.decider;

import baffin.platform.runtime.decider.bounds.Texts;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Reply;
import baffin.platform.wire.Trees;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds out who waits for the answer to a command that could not be read as a whole. */
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
}
