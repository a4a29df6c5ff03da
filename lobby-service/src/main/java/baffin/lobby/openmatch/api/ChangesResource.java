package baffin.lobby.openmatch.api;

import baffin.accounts.token.InvitationCodes;
import baffin.lobby.api.Ids;
import baffin.lobby.openmatch.domain.LobbyCommand;
import baffin.lobby.openmatch.domain.OpenMatch;
import baffin.lobby.openmatch.domain.OpenMatchStatus;
import baffin.lobby.openmatch.domain.SeatClaim;
import baffin.lobby.openmatch.domain.Terms;
import baffin.lobby.openmatch.store.MatchList.Listed;
import baffin.match.terms.HouseBot;
import baffin.platform.http.IfMatch;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.TakesRoom;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.IdempotencyKey;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** What one may do with a match before it starts. */
@Path("/api/v1/lobby/matches/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Lobby")
@APIResponse(responseCode = "200", description = "The match after the change")
@APIResponse(responseCode = "404", description = "No such match, or it needs an invitation")
public class ChangesResource {

    private final Callers callers;
    private final OpenMatchCommandService commands;
    private final LobbyReads reads;
    private final InvitationCodes invitations;

    ChangesResource(Callers callers, OpenMatchCommandService commands, LobbyReads reads, InvitationCodes invitations) {
        this.callers = callers;
        this.commands = commands;
        this.reads = reads;
        this.invitations = invitations;
    }

    /** What every change of a match brings. */
    public static class Change {

        @PathParam("id")
        String id = "";

        @HeaderParam(IdempotencyKey.HEADER)
        @Nullable
        String key;

        @HeaderParam(IfMatch.HEADER)
        @Nullable
        String ifMatch;
    }

    @POST
    @Path("/join")
    @Operation(
            operationId = "joinMatch",
            summary = "Join a match",
            description = "You take a free seat, or the one that you name.")
    public Uni<Response> join(@BeanParam Change change, @Nullable JoinRequest body) {
        JoinRequest request = body == null ? JoinRequest.ANY : body;
        String hash = request.invitation() == null ? null : InvitationCodes.hash(request.invitation());
        return change(
                change,
                new LobbyCommand.Join(request.seat(), hash, Boolean.TRUE.equals(request.ready()), request.nonce()));
    }

    @POST
    @Path("/leave")
    @Operation(
            operationId = "leaveMatch",
            summary = "Leave a match that has not started",
            description = "If the organiser leaves, the next player becomes the organiser; when no player is "
                    + "left, the match is cancelled.")
    public Uni<Response> leave(@BeanParam Change change) {
        return change(change, new LobbyCommand.Leave());
    }

    @POST
    @Path("/ready")
    @Operation(operationId = "readyForMatch", summary = "Set whether you are ready to start")
    public Uni<Response> ready(@BeanParam Change change, @Nullable ReadyRequest body) {
        boolean ready = body == null || !Boolean.FALSE.equals(body.ready());
        return change(change, new LobbyCommand.SetReady(ready, body == null ? null : body.nonce()));
    }

    @POST
    @TakesRoom
    @Path("/start")
    @Operation(
            operationId = "startMatch",
            summary = "Start a full match",
            description = "Only its organiser can do this.")
    public Uni<Response> start(@BeanParam Change change) {
        return change(change, new LobbyCommand.Start());
    }

    @POST
    @Path("/cancel")
    @Operation(
            operationId = "cancelMatch",
            summary = "Cancel a match that has not started",
            description = "Only its organiser can do this.")
    public Uni<Response> cancel(@BeanParam Change change) {
        return change(change, new LobbyCommand.Cancel());
    }

    @POST
    @TakesRoom
    @Path("/rematch")
    @Operation(
            operationId = "rematch",
            summary = "Open a rematch with the same seats",
            description = "The seats are reserved for the players of the finished match. Each confirms by getting "
                    + "ready or by requesting the rematch too.")
    @APIResponse(responseCode = "201", description = "The new match is open")
    public Uni<Response> rematch(@PathParam("id") String id, @HeaderParam(IdempotencyKey.HEADER) @Nullable String key) {
        String command = IdempotencyKey.of(key).id();
        Ids.checked(id);
        return callers.required()
                .chain(caller ->
                        reads.find(id, 0, caller.player(), null).chain(former -> rematch(caller, command, former)));
    }

    private Uni<Response> rematch(Caller caller, String key, Listed former) {
        OpenMatch match = former.match();
        if (former.status() != OpenMatchStatus.ENDED) {
            throw Problem.of(ProblemType.CONFLICT, "only a match that was played to the end has a rematch")
                    .asException();
        }
        String matchId = Ids.rematch(match.matchId());
        return invitations
                .code(matchId)
                .map(code -> new Terms(
                        match.terms().game(),
                        match.terms().options(),
                        match.terms().seats(),
                        match.terms().invitationHash() == null ? null : InvitationCodes.hash(code),
                        null,
                        match.matchId(),
                        match.terms().play(),
                        null,
                        null,
                        match.terms().visibility()))
                .map(terms -> new LobbyCommand.Rematch(terms, unconfirmed(match)))
                .chain(command ->
                        commands.ask(new OpenMatchCommandService.Request(caller, matchId, key, IfMatch.ANY), command));
    }

    /** Bots of the house always agree. */
    private static java.util.List<SeatClaim> unconfirmed(OpenMatch match) {
        return match.seats().stream()
                .map(sitting -> new SeatClaim(
                        sitting.seat(),
                        sitting.person(),
                        HouseBot.playing(sitting.person().player()).isPresent()))
                .toList();
    }

    private Uni<Response> change(Change change, LobbyCommand command) {
        String commandId = IdempotencyKey.of(change.key).id();
        IfMatch expected = IfMatch.optional(change.ifMatch);
        Ids.checked(change.id);
        return callers.required()
                .chain(caller -> commands.ask(
                        new OpenMatchCommandService.Request(caller, change.id, commandId, expected), command));
    }

    /**
     * How one wants to join; an empty object is enough.
     *
     * @param seat the seat wanted; the first free one when left out
     * @param invitation the code of the invitation, for a match that needs one
     * @param ready true when ready at once; false when left out
     * @param nonce what you put into the draws, 1 to 64 visible ASCII characters; nothing when left out
     */
    @Schema(name = "Join")
    public record JoinRequest(
            @Nullable Integer seat,
            @Nullable String invitation,
            @Nullable Boolean ready,
            @Nullable String nonce) {

        static final JoinRequest ANY = new JoinRequest(null, null, null, null);
    }

    /**
     * Whether one is ready; an empty object means yes.
     *
     * @param ready false to take it back
     * @param nonce what you put into the draws, 1 to 64 visible ASCII characters; as before when left out
     */
    @Schema(name = "Ready")
    public record ReadyRequest(
            @Nullable Boolean ready, @Nullable String nonce) {}
}
