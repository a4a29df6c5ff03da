package baffin.platform.match;

import baffin.platform.http.IfMatch;
import baffin.platform.problem.ProblemException;
import baffin.platform.request.IdempotencyKey;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.Trees;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a command as it comes over HTTP. */
public final class CommandRequests {

    private CommandRequests() {}

    /**
     * The command of a request.
     *
     * @param key header {@code Idempotency-Key}
     * @param ifMatch header {@code If-Match}
     * @param player who sends it
     * @throws ProblemException when a header is missing or the body is not JSON
     */
    public static CommandEnvelope read(
            String matchId, @Nullable String key, @Nullable String ifMatch, byte[] body, String player) {
        String commandId = IdempotencyKey.of(key).id();
        List<Long> expected = IfMatch.required(ifMatch).versions();
        return switch (Trees.read(body)) {
            case Decoded.Ok<JsonNode> ok -> CommandEnvelope.command(matchId, commandId, player, expected, ok.value());
            case Decoded.Bad<JsonNode> bad ->
                throw ReplyProblems.of(bad.problem()).asException();
        };
    }
}
