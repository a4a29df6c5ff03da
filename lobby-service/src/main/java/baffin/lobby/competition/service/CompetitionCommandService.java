package baffin.lobby.competition.service;

import baffin.competition.Competition;
import baffin.competition.decide.ruling.RulingWarnings;
import baffin.competition.entry.Actor;
import baffin.competition.event.Cause;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.lobby.api.LobbyLimitsConfig;
import baffin.lobby.competition.domain.CompetitionCommandBody;
import baffin.lobby.competition.domain.CompetitionJson;
import baffin.lobby.competition.domain.ConvenedMatches;
import baffin.lobby.competition.service.FreeTexts.Texts;
import baffin.platform.directory.NameDirectory;
import baffin.platform.http.IfMatch;
import baffin.platform.identity.Caller;
import baffin.platform.limits.RateLimiter;
import baffin.platform.match.ReplyProblems;
import baffin.platform.names.PublicNames;
import baffin.platform.request.Position;
import baffin.platform.runtime.decider.port.CommandExchange;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Sends commands to the decider of competitions and turns what becomes of them into HTTP. */
@ApplicationScoped
public class CompetitionCommandService {

    public static final String COMPETITIONS = "/api/v1/competitions/";

    private final CommandExchange exchange;
    private final CompetitionReads reads;
    private final PublicNames names;
    private final FreeTexts texts;
    private final RateLimiter rate;

    CompetitionCommandService(
            @Identifier("lobby") CommandExchange exchange,
            CompetitionReads reads,
            NameDirectory names,
            FreeTexts texts,
            LobbyLimitsConfig config) {
        this.exchange = exchange;
        this.reads = reads;
        this.names = names;
        this.texts = texts;
        this.rate = new RateLimiter("competition commands", config.commandsPerMinute(), Duration.ofMinutes(1));
    }

    /**
     * A request for a change.
     *
     * @param key names the command
     * @param rehearsal true when it is to be judged only
     * @param round number that the next round must have; null for changes that publish nothing
     * @param asOperator true when an operator asks for the platform, which organises nothing itself
     * @param cause beside the words of the command; null when there are none
     */
    public record Request(
            Caller caller,
            String competition,
            String key,
            IfMatch ifMatch,
            boolean rehearsal,
            @Nullable Integer round,
            boolean asOperator,
            @Nullable Cause cause) {

        public static Request ofOperator(Caller caller, Change change) {
            return new Request(
                    caller, change.competition(), change.commandId(), change.expected(), false, null, true, null);
        }

        @Nullable
        Actor by() {
            return asOperator ? null : new Actor(caller.player(), caller.bot());
        }
    }

    /**
     * A command with what the platform adds to it: a repeat is still the same request.
     *
     * @param requested as somebody asks it
     * @param command as it is carried out
     */
    public record Whole(CompetitionCommand requested, Uni<? extends CompetitionCommand> command) {

        /** A command to which nothing is added. */
        public static Whole of(CompetitionCommand requested) {
            return new Whole(requested, Uni.createFrom().item(requested));
        }
    }

    /** The plain answer to a change. */
    public Uni<ResponseBuilder> changed(Done done) {
        Uni<List<String>> warnings = done.first(RulingMade.class).isEmpty()
                ? Uni.createFrom().item(List.of())
                : reads.present(done.competition()).map(state -> RulingWarnings.of(state, done.events()));
        return warnings.map(found -> Response.ok(ChangeView.of(done, found)));
    }

    /**
     * Sends a command and answers.
     *
     * @param shown makes the answer of what was done; version and position are added here
     */
    public Uni<Response> answer(Request request, Whole whole, Function<Done, Uni<ResponseBuilder>> shown) {
        rate.take(request.caller().player());
        JsonNode requested = body(request, whole.requested());
        return whole.command().chain(command -> {
            JsonNode body = body(request, command);
            return texts.taken(request.caller().player(), request.key(), requested, body)
                    .chain(words -> answer(request, whole, requested, body, words, shown));
        });
    }

    private Uni<Response> answer(
            Request request,
            Whole whole,
            JsonNode requested,
            JsonNode body,
            Texts words,
            Function<Done, Uni<ResponseBuilder>> shown) {
        CommandEnvelope plain = CommandEnvelope.command(
                Competition.key(request.competition()),
                request.key(),
                request.caller().player(),
                request.ifMatch().versions(),
                requested);
        CommandEnvelope envelope = request.rehearsal() ? plain.rehearsed() : plain;
        Uni<List<String>> kept = request.rehearsal() ? Uni.createFrom().item(List.of()) : texts.keep(words);
        AtomicBoolean refused = new AtomicBoolean();
        return kept.chain(fresh -> exchange.answer(
                        envelope.carrying(body),
                        Map.of("competitionId", request.competition()),
                        COMPETITIONS + request.competition(),
                        reply -> done(request, reply, words)
                                .chain(done -> shown.apply(done).map(builder -> built(done, builder))),
                        reply -> {
                            refused.set(true);
                            return refusal(whole.requested(), reply);
                        })
                .onFailure(fault -> refused.get())
                .call(fault -> texts.drop(fresh)));
    }

    private static JsonNode body(Request request, CompetitionCommand command) {
        return CompetitionJson.body(
                new CompetitionCommandBody(request.by(), command, request.round(), request.cause()));
    }

    private RuntimeException refusal(CompetitionCommand requested, Reply reply) {
        return CompetitionRefusal.Reason.OUTDATED.slug().equals(reply.problem())
                ? new OutdatedException(reply.version())
                : Refusals.explained(ReplyProblems.of(reply), requested, names);
    }

    private Uni<Done> done(Request request, Reply reply, Texts words) {
        Uni<CompetitionRecord> record = reply.repeated()
                ? reads.record(request.competition(), reply.version())
                        .call(first -> exchange.acknowledge(request.caller().player(), ConvenedMatches.of(first)))
                : Uni.createFrom().item(CompetitionJson.answered(reply.body()));
        return record.map(
                one -> new Done(one.hidden(), request.key(), reply.repeated(), request.rehearsal(), words.over(names)));
    }

    private static Response built(Done done, ResponseBuilder builder) {
        return done.rehearsed()
                ? builder.build()
                : builder.header(HttpHeaders.ETAG, IfMatch.etag(done.version()))
                        .header(Position.HEADER, Position.of(done.competition(), done.version()))
                        .build();
    }
}
