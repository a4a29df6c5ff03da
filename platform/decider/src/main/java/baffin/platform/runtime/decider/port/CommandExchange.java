package baffin.platform.runtime.decider.port;

import baffin.platform.acknowledgement.SeenVersion;
import baffin.platform.match.ReplyProblems;
import baffin.platform.names.PublicNames;
import baffin.platform.problem.ProblemException;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** Sends commands and turns what becomes of them into HTTP: the one place where that happens. */
public final class CommandExchange {

    private static final int RETRY_S = 1;

    private final CommandPort port;
    private final PublicNames names;
    private final Timer latency;
    private final Counter unknown;

    /**
     * An exchange over a port.
     *
     * @param names of the players whom refusals show
     * @param service tag of the meters
     */
    public CommandExchange(CommandPort port, PublicNames names, String service, MeterRegistry meters) {
        this.port = port;
        this.names = names;
        this.latency = Timer.builder("baffin.command.latency")
                .description("from the request to the answer of the log")
                .tag("service", service)
                .publishPercentiles(0.5, 0.95, 0.99)
                .register(meters);
        this.unknown = meters.counter("baffin.commands.unknown", "service", service);
    }

    /**
     * The response to a command.
     *
     * @param ids members of the answer 202, which says that the fate of the command is not known yet
     * @param where the path to ask at in that case
     * @param accepted makes the response to an accepted command
     * @return fails with the problem of a refusal, with 503 when too many commands wait
     */
    public Uni<Response> answer(
            CommandEnvelope command, Map<String, String> ids, String where, Function<Reply, Uni<Response>> accepted) {
        return answer(command, ids, where, accepted, ReplyProblems::of);
    }

    /**
     * The response to a command whose refusals are not plain problems.
     *
     * @param refusal makes the failure of a refused command
     */
    public Uni<Response> answer(
            CommandEnvelope command,
            Map<String, String> ids,
            String where,
            Function<Reply, Uni<Response>> accepted,
            Function<Reply, ? extends RuntimeException> refusal) {
        return ask(command).chain(found -> {
            if (found.isEmpty()) {
                return Uni.createFrom().item(unknown(ids, URI.create(where)));
            }
            Reply reply = found.get();
            if (!reply.accepted()) {
                throw refusal.apply(reply.named(names));
            }
            return accepted.apply(reply);
        });
    }

    /** What becomes of a command, be it accepted or refused; fails with 503 when that is not known. */
    public Uni<Reply> reply(CommandEnvelope command) {
        return ask(command)
                .map(found -> found.orElseThrow(() ->
                        ProblemException.unavailable("It is not known yet whether this is done; ask again", RETRY_S)));
    }

    /** Makes known what an account is about to be told. */
    public Uni<Void> acknowledge(String account, List<SeenVersion> seen) {
        return port.acknowledge(account, seen);
    }

    private Uni<Optional<Reply>> ask(CommandEnvelope command) {
        long sent = System.nanoTime();
        Context request = Vertx.currentContext();
        Uni<Optional<Reply>> found = port.ask(command);
        return (request == null ? found : found.emitOn(next -> request.runOnContext(ignored -> next.run())))
                .invoke(reply -> {
                    if (reply.isPresent()) {
                        latency.record(System.nanoTime() - sent, TimeUnit.NANOSECONDS);
                    } else {
                        unknown.increment();
                    }
                });
    }

    private static Response unknown(Map<String, String> ids, URI where) {
        Map<String, Object> body = new HashMap<>(ids);
        body.put("outcome", "unknown");
        body.put("link", where);
        return Response.accepted(body)
                .location(where)
                .header(HttpHeaders.RETRY_AFTER, RETRY_S)
                .build();
    }
}
