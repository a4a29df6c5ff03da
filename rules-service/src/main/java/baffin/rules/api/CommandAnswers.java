package baffin.rules.api;

import baffin.platform.http.IfMatch;
import baffin.platform.http.Position;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.runtime.decider.Answer;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Turns answers of the decider into HTTP responses. */
@ApplicationScoped
class CommandAnswers {

    private static final int ACCEPTED = 202;
    private static final int RETRY_S = 1;

    private final MeterRegistry meters;
    private final Timer decided;

    CommandAnswers(MeterRegistry meters) {
        this.meters = meters;
        this.decided = Timer.builder("baffin.command.latency")
                .description("from the request to the answer of the log")
                .publishPercentiles(0.5, 0.95, 0.99)
                .register(meters);
    }

    /**
     * The answer to an accepted command.
     *
     * @param matchId the match
     * @param version version of the match that the command made
     * @param commandId its Idempotency-Key
     * @param seat who acted
     * @param events what happened, as the seat may see it; absent in a rehearsal that would draw, and in late answers
     * @param replayed true when the command was accepted before, and this is not its first answer
     * @param legal true in a rehearsal
     * @param cost price in the game's own unit, in a rehearsal
     * @param link where the events are, when they are not here
     */
    @Schema(name = "CommandAccepted")
    record Accepted(
            String matchId,
            long version,
            String commandId,
            @Nullable Integer seat,

            @Schema(description = "objects with a type each") @Nullable
            List<Object> events,

            boolean replayed,
            @Nullable Boolean legal,
            @Nullable Integer cost,
            @Nullable String link) {}

    Timer.Sample started() {
        return Timer.start(meters);
    }

    Response response(CommandEnvelope command, Answer answer, Timer.Sample started) {
        return switch (answer) {
            case Answer.Decided decidedAnswer -> {
                started.stop(decided);
                yield response(command, decidedAnswer.reply());
            }
            case Answer.Unknown unknown -> {
                meters.counter("baffin.commands.unknown").increment();
                yield unknown(command);
            }
            case Answer.Full full -> throw ProblemException.unavailable("too many commands are waiting", RETRY_S);
        };
    }

    private static Response response(CommandEnvelope command, Reply reply) {
        return switch (reply.outcome()) {
            case ACCEPTED -> accepted(reply, false);
            case REPEATED -> accepted(reply, true);
            case REHEARSED, RELEASED -> Response.ok(reply.body()).build();
            case REFUSED -> throw CommandProblems.of(reply);
            case NOT_KNOWN ->
                throw Problem.of(ProblemType.NOT_FOUND, "the log holds no command " + command.commandId() + " of yours")
                        .withCurrentVersion(reply.version())
                        .asException();
        };
    }

    private static Response accepted(Reply reply, boolean replayed) {
        ObjectNode body = reply.body().deepCopy();
        if (body.isEmpty()) {
            body.put("matchId", reply.matchId())
                    .put("version", reply.version())
                    .put("commandId", reply.commandId())
                    .put("link", "/api/v1/matches/" + reply.matchId() + "/events?from=" + reply.version());
        }
        body.put("replayed", replayed);
        return Response.ok((JsonNode) body)
                .header(HttpHeaders.ETAG, IfMatch.etag(reply.version()))
                .header(Position.HEADER, Position.of(reply.matchId(), reply.version()))
                .build();
    }

    private static Response unknown(CommandEnvelope command) {
        String where = "/api/v1/matches/" + command.matchId() + "/commands/" + command.commandId();
        ObjectNode body = Reply.empty()
                .put("matchId", command.matchId())
                .put("commandId", command.commandId())
                .put("outcome", "unknown")
                .put("link", where);
        return Response.status(ACCEPTED)
                .location(URI.create(where))
                .header(HttpHeaders.RETRY_AFTER, RETRY_S)
                .entity(body)
                .build();
    }
}
