package baffin.lobby.openmatch.api;

import baffin.accounts.token.InvitationCodes;
import baffin.lobby.api.EnumParam;
import baffin.lobby.api.Ids;
import baffin.lobby.openmatch.domain.LobbyCommand;
import baffin.lobby.openmatch.domain.OpenMatchStatus;
import baffin.lobby.openmatch.domain.Terms;
import baffin.lobby.openmatch.store.MatchList.Filter;
import baffin.lobby.openmatch.store.MatchList.Listed;
import baffin.match.terms.ClockRule;
import baffin.match.terms.Visibility;
import baffin.platform.http.IfMatch;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.limits.TakesRoom;
import baffin.platform.request.IdQuery;
import baffin.platform.request.IdempotencyKey;
import baffin.platform.request.Position;
import baffin.platform.request.QueryFilters;
import baffin.platform.wire.json.SealedTypes;
import io.quarkus.security.UnauthorizedException;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
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
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Matches before they start: open one, and find one. */
@Path("/api/v1/lobby/matches")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@Tag(name = "Lobby")
public class MatchesResource {

    private static final List<String> CLOCKS =
            List.copyOf(SealedTypes.leaves(ClockRule.class).keySet());

    private final Callers callers;
    private final OpenMatchCommandService commands;
    private final LobbyReads reads;
    private final MatchVisibility sight;
    private final InvitationCodes invitations;
    private final Invited invited;

    MatchesResource(
            Callers callers,
            OpenMatchCommandService commands,
            LobbyReads reads,
            MatchVisibility sight,
            InvitationCodes invitations,
            Invited invited) {
        this.invited = invited;
        this.callers = callers;
        this.commands = commands;
        this.reads = reads;
        this.sight = sight;
        this.invitations = invitations;
    }

    @POST
    @TakesRoom
    @RolesAllowed({Roles.PLAYER, Roles.BOT})
    @Operation(
            operationId = "openMatch",
            summary = "Open a match in the lobby",
            description = "You become its organiser. It starts automatically when every seat is taken and ready; "
                    + "if you are ready and bots have all other seats, immediately.")
    @APIResponse(
            responseCode = "201",
            description = "The open match",
            content = @Content(schema = @Schema(implementation = OpenMatchView.class)))
    @APIResponse(responseCode = "403", description = "This platform does not accept a seed")
    public Uni<Response> open(
            @HeaderParam(IdempotencyKey.HEADER) @Nullable String key,
            @NotNull(message = "is missing") @Valid NewMatch body) {
        String id = IdempotencyKey.of(key).id();
        return callers.required().chain(caller -> open(caller, id, body));
    }

    private Uni<Response> open(Caller caller, String key, NewMatch newMatch) {
        return matchId(caller, key, newMatch).chain(matchId -> open(caller, matchId, key, newMatch));
    }

    /** Who has the id of a match with a link may look at it, so nobody can work that id out. */
    private Uni<String> matchId(Caller caller, String key, NewMatch newMatch) {
        return newMatch.visible() == Visibility.LINK
                ? invitations.secretId(caller.player(), key)
                : Uni.createFrom().item(Ids.opened(caller.player(), key));
    }

    private Uni<Response> open(Caller caller, String matchId, String key, NewMatch newMatch) {
        return invitation(matchId, newMatch.byInvitation())
                .map(hash -> new Terms(
                        newMatch.game(),
                        newMatch.options() == null ? Map.of() : newMatch.options(),
                        newMatch.seats(),
                        hash.orElse(null),
                        newMatch.seed(),
                        null,
                        newMatch.play(),
                        null,
                        null,
                        newMatch.visible()))
                .chain(terms -> invited.of(caller, newMatch.invite())
                        .chain(people -> commands.ask(
                                new OpenMatchCommandService.Request(caller, matchId, key, IfMatch.ANY),
                                new LobbyCommand.Open(
                                        terms,
                                        !Boolean.FALSE.equals(newMatch.hostPlays()),
                                        Boolean.TRUE.equals(newMatch.ready()),
                                        newMatch.nonce(),
                                        newMatch.houseSeats(),
                                        people))));
    }

    private Uni<Optional<String>> invitation(String matchId, boolean wanted) {
        return wanted
                ? invitations.code(matchId).map(code -> Optional.of(InvitationCodes.hash(code)))
                : Uni.createFrom().item(Optional.empty());
    }

    @GET
    @PermitAll
    @Operation(
            operationId = "listLobbyMatches",
            summary = "List matches of the lobby",
            description = "Public matches and your own, newest first. Without state and player, only open ones.")
    @APIResponse(responseCode = "200", description = "A page of matches")
    public Uni<Page<OpenMatchView>> list(
            @QueryParam("game") @Nullable String game,
            @QueryParam("state") @Nullable String state,
            @QueryParam("seats") @Nullable Integer seats,
            @QueryParam("clock") @Nullable String clock,
            @IdQuery(IdQuery.Of.PLAYER) @QueryParam("player") @Nullable String player,
            @QueryParam("cursor") @Nullable String cursor,
            @QueryParam("limit") @Nullable Integer limit) {
        int items = Paging.items(limit);
        QueryFilters.refuse("seats", seats != null && seats < 1, "must be 1 or above");
        OpenMatchStatus named = EnumParam.of(OpenMatchStatus.class, "?state", state);
        OpenMatchStatus wanted = named == null && player == null ? OpenMatchStatus.OPEN : named;
        return callers.named(Optional.ofNullable(player))
                .chain(person -> callers.viewer()
                        .chain(caller -> reads.list(
                                new Filter(
                                        caller.map(Caller::player).orElse(null),
                                        QueryFilters.game(game),
                                        wanted,
                                        seats,
                                        QueryFilters.oneOf("?clock", clock, CLOCKS),
                                        person.orElse(null)),
                                cursor,
                                items)));
    }

    @GET
    @Path("/{id}")
    @PermitAll
    @Operation(
            operationId = "lobbyMatch",
            summary = "Get a match of the lobby",
            description = "A private match is visible to its players and to callers with its invitation code.")
    @APIResponse(
            responseCode = "200",
            description = "The match",
            content = @Content(schema = @Schema(implementation = OpenMatchView.class)))
    public Uni<Response> find(
            @PathParam("id") String id,
            @QueryParam("minVersion") @DefaultValue("0") long minVersion,
            @QueryParam("invitation") @Nullable String invitation) {
        Ids.checked(id);
        return callers.lease().chain(lease -> {
            String viewer = lease.caller().map(Caller::player).orElse(null);
            return reads.find(id, minVersion, viewer, invitation).chain(listed -> {
                if (!lease.holds()) {
                    throw new UnauthorizedException();
                }
                return shown(listed, viewer);
            });
        });
    }

    private Uni<Response> shown(Listed listed, @Nullable String viewer) {
        return sight.view(listed.match(), listed.status(), viewer)
                .map(view -> Response.ok(view)
                        .header(HttpHeaders.ETAG, IfMatch.etag(view.version()))
                        .header(Position.HEADER, Position.of(view.matchId(), view.version()))
                        .build());
    }
}
