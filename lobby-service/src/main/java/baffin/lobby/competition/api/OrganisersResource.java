package baffin.lobby.competition.api;

import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand.AddOrganiser;
import baffin.competition.event.CompetitionCommand.RemoveOrganiser;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.ChangeView;
import baffin.lobby.competition.service.CompetitionCommandService;
import baffin.lobby.competition.service.CompetitionCommandService.Request;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.lobby.competition.service.Participants;
import baffin.lobby.competition.service.PlayerNames;
import baffin.lobby.competition.service.PlayerRef;
import baffin.match.terms.SeatHolder;
import baffin.platform.http.IfMatch;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Who directs a competition. */
@Path("/api/v1/competitions/{id}/organisers")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "competitions")
@APIResponse(
        responseCode = "200",
        description = "Done; what it has caused",
        content = @Content(schema = @Schema(implementation = ChangeView.class)))
@APIResponse(responseCode = "403", description = "Only its organisers may")
public class OrganisersResource {

    private final Callers callers;
    private final CompetitionCommandService commands;
    private final PlayerNames playerNames;
    private final Participants participants;

    OrganisersResource(
            Callers callers, CompetitionCommandService commands, PlayerNames playerNames, Participants participants) {
        this.callers = callers;
        this.commands = commands;
        this.playerNames = playerNames;
        this.participants = participants;
    }

    @POST
    @Operation(operationId = "addOrganiser", summary = "Ask somebody to direct the competition as well")
    public Uni<Response> add(@BeanParam Change change, @NotNull(message = "is missing") PlayerRef body) {
        String id = change.competition();
        String key = change.commandId();
        IfMatch expected = change.expected();
        return callers.required()
                .chain(caller -> playerNames
                        .one(body)
                        .map(OrganisersResource::organiser)
                        .chain(organiser -> commands.answer(
                                new Request(caller, id, key, expected), whole(caller, organiser), commands::changed)));
    }

    private Whole whole(Caller caller, Actor organiser) {
        return new Whole(
                new AddOrganiser(organiser, false),
                participants
                        .speaksFor(caller)
                        .map(own -> new AddOrganiser(organiser, own.contains(organiser.player()))));
    }

    private static Actor organiser(SeatHolder person) {
        return new Actor(person.player(), person.bot());
    }

    @DELETE
    @Path("/{player}")
    @Operation(operationId = "removeOrganiser", summary = "Let somebody direct the competition no more")
    public Uni<Response> remove(
            @BeanParam Change change,
            @Parameter(description = "id of a player; me for yourself") @PathParam("player") String player) {
        return callers.named(player).chain(named -> commands.change(change, new RemoveOrganiser(named)));
    }
}
