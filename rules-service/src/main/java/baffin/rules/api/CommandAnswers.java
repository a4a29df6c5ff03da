package baffin.rules.api;

import baffin.platform.directory.NameDirectory;
import baffin.platform.match.CommandResponses;
import baffin.platform.match.Include;
import baffin.platform.match.MatchAnswers;
import baffin.platform.problem.ProblemException;
import baffin.platform.runtime.decider.port.Answer;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Map;

/** Turns answers of the decider into HTTP responses. */
@ApplicationScoped
class CommandAnswers {

    private static final MatchAnswers ANSWERS = new MatchAnswers("/api/v1/matches");
    private static final int ACCEPTED = 202;
    private static final int RETRY_S = 1;

    private final MeterRegistry meters;
    private final NameDirectory names;
    private final Timer decided;

    CommandAnswers(MeterRegistry meters, NameDirectory names) {
        this.meters = meters;
        this.names = names;
        this.decided = Timer.builder("baffin.command.latency")
                .description("from the request to the answer of the log")
                .publishPercentiles(0.5, 0.95, 0.99)
                .register(meters);
    }

    Timer.Sample started() {
        return Timer.start(meters);
    }

    void measured(Answer answer, Timer.Sample started) {
        if (answer instanceof Answer.Decided) {
            started.stop(decided);
        }
    }

    Response response(CommandEnvelope command, Answer answer, Map<Include.Part, byte[]> included) {
        return switch (answer) {
            case Answer.Decided(Reply reply) -> CommandResponses.of(ANSWERS, reply.named(names), included);
            case Answer.Unknown unknown -> {
                meters.counter("baffin.commands.unknown").increment();
                yield unknown(command);
            }
            case Answer.Full full -> throw ProblemException.unavailable("too many commands are waiting", RETRY_S);
        };
    }

    private static Response unknown(CommandEnvelope command) {
        String where = "/api/v1/matches/" + command.key() + "/commands/" + command.commandId();
        ObjectNode body = Reply.empty()
                .put("matchId", command.key())
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
