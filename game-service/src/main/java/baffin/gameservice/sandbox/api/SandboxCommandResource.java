package baffin.gameservice.sandbox.api;

import baffin.gameservice.sandbox.SandboxConfig;
import baffin.gameservice.sandbox.Sandboxes;
import baffin.platform.directory.NameDirectory;
import baffin.platform.http.IfMatch;
import baffin.platform.http.OwnLimit;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.RateLimiter;
import baffin.platform.match.CommandAccepted;
import baffin.platform.match.CommandRequests;
import baffin.platform.match.MatchAnswers;
import baffin.platform.request.IdempotencyKey;
import baffin.platform.wire.CommandEnvelope;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Commands to a sandbox: the same headers, answers and problems as those to a match. */
@Path("/api/v1/sandboxes/{id}/commands")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Sandboxes")
public class SandboxCommandResource {

    private static final MatchAnswers ANSWERS = Sandboxes.ANSWERS;

    private final SandboxLookup lookup;
    private final Sandboxes sandboxes;
    private final Callers callers;
    private final NameDirectory names;
    private final RateLimiter limiter;

    SandboxCommandResource(
            SandboxLookup lookup, Sandboxes sandboxes, Callers callers, NameDirectory names, SandboxConfig config) {
        this.lookup = lookup;
        this.sandboxes = sandboxes;
        this.callers = callers;
        this.names = names;
        this.limiter = new RateLimiter("commands", config.commandsPerSecond(), Duration.ofSeconds(1));
    }

    @POST
    @OwnLimit("commands in a second of one player")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "sendSandboxCommand",
            summary = "Send a command for any seat of a sandbox",
            description = "Works like a command to a match. Without `seat` it applies to the first seat to act; "
                    + "Undo applies to the last seat that acted.")
    @RequestBody(
            required = true,
            content = @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(type = SchemaType.OBJECT)))
    @APIResponse(
            responseCode = "200",
            description = "The command was accepted, or would be (dryRun)",
            content = @Content(schema = @Schema(implementation = CommandAccepted.class)))
    @APIResponse(responseCode = "409", description = "Not the seat's turn, the match is over, or the sandbox is full")
    public Uni<Response> send(
            @PathParam("id") String id,
            @QueryParam("seat") @Nullable Integer seat,
            @HeaderParam(IdempotencyKey.HEADER) @Nullable String key,
            @Parameter(required = true) @HeaderParam(IfMatch.HEADER) @Nullable String ifMatch,
            @QueryParam("dryRun") @DefaultValue("false") boolean dryRun,
            byte[] body) {
        return taken().chain(caller -> {
            CommandEnvelope read = CommandRequests.read(id, key, ifMatch, body, caller.player());
            CommandEnvelope command = dryRun ? read.rehearsed() : read;
            return lookup.info(id)
                    .chain(sandbox -> sandboxes.play(sandbox, command, seat))
                    .map(reply -> ANSWERS.response(command, reply.named(names), Map.of()));
        });
    }

    @GET
    @Path("{commandId}")
    @Operation(operationId = "findSandboxCommand", summary = "Get the outcome of a command to a sandbox")
    @APIResponse(
            responseCode = "200",
            description = "The outcome of the command",
            content = @Content(schema = @Schema(implementation = CommandAccepted.class)))
    @APIResponse(responseCode = "404", description = "The command was not accepted; you can send it again")
    public Uni<Response> find(@PathParam("id") String id, @PathParam("commandId") String commandId) {
        return taken().chain(caller -> {
            CommandEnvelope probe =
                    CommandEnvelope.probe(id, IdempotencyKey.of(commandId).id(), caller.player());
            return lookup.info(id)
                    .chain(sandbox -> sandboxes.probe(sandbox, probe))
                    .map(reply -> ANSWERS.response(probe, reply.named(names), Map.of()));
        });
    }

    private Uni<Caller> taken() {
        return callers.required().invoke(caller -> {
            limiter.take(caller.player());
        });
    }
}
