package baffin.platform.match;

import baffin.platform.http.IfMatch;
import baffin.platform.http.Position;
import baffin.platform.problem.ProblemException;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Turns what became of a command into an HTTP response. */
public final class CommandResponses {

    private CommandResponses() {}

    /**
     * The response to a reply.
     *
     * @param matchAnswers of the place where the match is
     * @param command what was asked
     * @param reply with names
     * @throws ProblemException when the command was refused, or is not known
     */
    public static Response of(MatchAnswers matchAnswers, CommandEnvelope command, Reply reply) {
        return of(matchAnswers, command, reply, Map.of());
    }

    /**
     * The response to a reply, with what the sender wanted beside it.
     *
     * @param included JSON documents; for an accepted command only
     * @throws ProblemException when the command was refused, or is not known
     */
    public static Response of(
            MatchAnswers matchAnswers, CommandEnvelope command, Reply reply, Map<Include.Part, byte[]> included) {
        if (!reply.accepted()) {
            throw ReplyProblems.of(reply);
        }
        return command.dryRun() && !reply.repeated()
                ? Response.ok(reply.body()).build()
                : accepted(matchAnswers, reply, included);
    }

    private static Response accepted(MatchAnswers matchAnswers, Reply reply, Map<Include.Part, byte[]> included) {
        ObjectNode body = reply.body().deepCopy();
        if (body.isEmpty()) {
            body.put("matchId", reply.key())
                    .put("version", reply.version())
                    .put("commandId", reply.commandId())
                    .put("link", matchAnswers.events(reply.key(), reply.version()));
        }
        body.put("replayed", reply.repeated());
        if (!included.isEmpty()) {
            ObjectNode parts = body.putObject("included");
            included.forEach((part, json) ->
                    parts.putRawValue(part.word(), new RawValue(new String(json, StandardCharsets.UTF_8))));
        }
        return Response.ok((JsonNode) body)
                .header(HttpHeaders.ETAG, IfMatch.etag(reply.version()))
                .header(Position.HEADER, Position.of(reply.key(), reply.version()))
                .build();
    }
}
