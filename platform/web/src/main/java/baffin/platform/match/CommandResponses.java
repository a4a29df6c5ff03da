package baffin.platform.match;

import baffin.platform.http.IfMatch;
import baffin.platform.http.Position;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

/** Turns what became of a command into an HTTP response. */
public final class CommandResponses {

    private CommandResponses() {}

    /**
     * The response to a reply.
     *
     * @param matchAnswers of the place where the match is
     * @throws ProblemException when the command was refused, or is not known
     */
    public static Response of(MatchAnswers matchAnswers, Reply reply) {
        return switch (reply.outcome()) {
            case ACCEPTED -> accepted(matchAnswers, reply, false);
            case REPEATED -> accepted(matchAnswers, reply, true);
            case REHEARSED, RELEASED -> Response.ok(reply.body()).build();
            case REFUSED -> throw ReplyProblems.of(reply);
            case NOT_KNOWN ->
                throw Problem.of(ProblemType.NOT_FOUND, "the log holds no command " + reply.commandId() + " of yours")
                        .withCurrentVersion(reply.version())
                        .asException();
        };
    }

    private static Response accepted(MatchAnswers matchAnswers, Reply reply, boolean replayed) {
        ObjectNode body = reply.body().deepCopy();
        if (body.isEmpty()) {
            body.put("matchId", reply.key())
                    .put("version", reply.version())
                    .put("commandId", reply.commandId())
                    .put("link", matchAnswers.events(reply.key(), reply.version()));
        }
        body.put("replayed", replayed);
        return Response.ok((JsonNode) body)
                .header(HttpHeaders.ETAG, IfMatch.etag(reply.version()))
                .header(Position.HEADER, Position.of(reply.key(), reply.version()))
                .build();
    }
}
