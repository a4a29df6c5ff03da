package baffin.rules.api;

import baffin.platform.directory.NameDirectory;
import baffin.platform.http.IfMatch;
import baffin.platform.http.OwnLimit;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.match.CommandAccepted;
import baffin.platform.match.CommandRequests;
import baffin.platform.match.Include;
import baffin.platform.match.LobbyDirectory;
import baffin.platform.match.MatchAnswers;
import baffin.platform.match.MatchReads;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.IdempotencyKey;
import baffin.platform.request.LanguageQuery;
import baffin.platform.runtime.decider.port.CommandExchange;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.ExampleObject;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Commands to a match. */
@Path("/api/v1/matches/{id}/commands")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Matches")
public class CommandResource {

    private static final MatchAnswers ANSWERS = new MatchAnswers("/api/v1/matches");

    private final Callers callers;
    private final CommandExchange exchange;
    private final CommandLimits limits;
    private final NameDirectory names;
    private final MatchReads reads;
    private final LobbyDirectory lobby;

    CommandResource(
            Callers callers,
            @Identifier("rules") CommandExchange exchange,
            CommandLimits limits,
            NameDirectory names,
            MatchReads reads,
            LobbyDirectory lobby) {
        this.lobby = lobby;
        this.callers = callers;
        this.exchange = exchange;
        this.limits = limits;
        this.names = names;
        this.reads = reads;
    }

    @POST
    @OwnLimit("commands in a second of one player")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "sendCommand",
            summary = "Send a command to a match",
            description = "Accepted exactly once per Idempotency-Key: if no response arrives, repeat it with the "
                    + "same key. With dryRun=true the command is only checked. 422 names the rule that "
                    + "forbids it, and legal commands nearby.")
    @RequestBody(
            required = true,
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(type = SchemaType.OBJECT),
                            examples = @ExampleObject(name = "undo", value = "{\"type\":\"Undo\"}")))
    @APIResponse(
            responseCode = "200",
            description = "The command was accepted, or would be (dryRun)",
            content = @Content(schema = @Schema(implementation = CommandAccepted.class)),
            headers = {
                @Header(name = "ETag", description = "version of the match after the command"),
                @Header(name = "Position", description = "match@version, for minVersion of reads")
            })
    @APIResponse(responseCode = "202", description = "The outcome is not known yet: read it at Location")
    @APIResponse(responseCode = "409", description = "Not the seat's turn, or the match is over")
    public Uni<Response> send(
            @PathParam("id") String matchId,
            @HeaderParam(IdempotencyKey.HEADER) @Nullable String key,
            @Parameter(required = true) @HeaderParam(IfMatch.HEADER) @Nullable String ifMatch,
            @QueryParam("dryRun") @DefaultValue("false") boolean dryRun,
            @BeanParam IncludeQuery query,
            @Parameter(hidden = true) @HeaderParam(HttpHeaders.AUTHORIZATION) @Nullable String bearer,
            byte[] body) {
        Include wanted = query.wanted();
        return callers.required().flatMap(caller -> {
            CommandEnvelope command = command(caller, matchId, key, ifMatch, body);
            return dryRun
                    ? begun(command.key(), () -> answered(command.rehearsed()))
                    : begun(command.key(), () -> answered(command, bearer, wanted));
        });
    }

    /** What the lobby has started and the decider has not read yet is no unknown match. */
    private Uni<Response> begun(String matchId, Supplier<Uni<Response>> answer) {
        return answer.get()
                .chain(response -> response.getStatus() != ProblemType.UNKNOWN_MATCH.status()
                        ? Uni.createFrom().item(response)
                        : lobby.started(matchId).map(started -> {
                            if (started) {
                                throw ProblemException.unavailable(
                                        "This match is about to start; nothing was changed", 1);
                            }
                            return response;
                        }));
    }

    private CommandEnvelope command(
            Caller caller, String matchId, @Nullable String key, @Nullable String ifMatch, byte[] body) {
        limits.take(caller);
        MatchIds.check(matchId);
        return CommandRequests.read(matchId, key, ifMatch, body, caller.player())
                .from(caller.bot());
    }

    @GET
    @Path("{commandId}")
    @Operation(
            operationId = "findCommand",
            summary = "Get the outcome of a command",
            description = "For commands that got 202 or no response. Only for its author.")
    @APIResponse(
            responseCode = "200",
            description = "The outcome of the command",
            content = @Content(schema = @Schema(implementation = CommandAccepted.class)))
    @APIResponse(responseCode = "404", description = "The command was not accepted; you can send it again")
    public Uni<Response> find(@PathParam("id") String matchId, @PathParam("commandId") String commandId) {
        return callers.required().flatMap(caller -> {
            limits.take(caller);
            MatchIds.check(matchId);
            String id = IdempotencyKey.of(commandId).id();
            return answered(CommandEnvelope.probe(matchId, id, caller.player()));
        });
    }

    private Uni<Response> answered(CommandEnvelope command) {
        return answered(command, null, Include.NOTHING);
    }

    private Uni<Response> answered(CommandEnvelope command, @Nullable String bearer, Include wanted) {
        return exchange.answer(
                command,
                Map.of("matchId", command.key(), "commandId", command.commandId()),
                "/api/v1/matches/" + command.key() + "/commands/" + command.commandId(),
                reply -> included(reply, bearer, wanted)
                        .map(parts -> ANSWERS.response(command, reply.named(names), parts)));
    }

    // the command is in the log: what cannot be read beside it is left out, and its sender reads it as ever
    private Uni<Map<Include.Part, byte[]>> included(Reply reply, @Nullable String bearer, Include wanted) {
        if (wanted.nothing()) {
            return Uni.createFrom().item(Map.of());
        }
        return reads.read(new MatchReads.Reader(bearer, reply.key(), reply.version()), wanted)
                .onFailure()
                .recoverWithItem(Map.of());
    }

    /** What the answer to a command is to carry beside the events, as it stands in the request. */
    public static class IncludeQuery extends LanguageQuery {

        @Parameter(example = "legal-actions,view")
        @QueryParam("include")
        List<String> include = List.of();

        @QueryParam("sample")
        @Nullable
        Integer sample;

        @QueryParam("random")
        @Nullable
        Long random;

        @QueryParam("explain")
        @DefaultValue("true")
        boolean explain;

        /**
         * What is wanted.
         *
         * @throws baffin.platform.problem.ProblemException 400 for values that there are not
         */
        Include wanted() {
            return Include.of(include, sample, random).shown(explain, language());
        }
    }
}
