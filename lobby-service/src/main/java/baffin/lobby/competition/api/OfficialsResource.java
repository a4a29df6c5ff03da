package baffin.lobby.competition.api;

import baffin.competition.entry.Actor;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionCommand.EndRole;
import baffin.competition.event.CompetitionCommand.GiveRole;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.Participants;
import baffin.lobby.competition.service.PlayerNames;
import baffin.lobby.competition.service.PlayerRef;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
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
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Who has which role in a competition. */
@Path("/api/v1/competitions/{id}/officials")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Competitions")
@APIResponse(responseCode = "403", description = "Only for the owner, or only for organisers")
@APIResponse(responseCode = "409", description = "The owner must first hand the competition over to an organiser")
public class OfficialsResource {

    private final Callers callers;
    private final DryRuns changes;
    private final PlayerNames playerNames;
    private final Participants participants;

    OfficialsResource(Callers callers, DryRuns changes, PlayerNames playerNames, Participants participants) {
        this.callers = callers;
        this.changes = changes;
        this.playerNames = playerNames;
        this.participants = participants;
    }

    /**
     * A role for somebody.
     *
     * @param role OWNER hands the competition over to an organiser
     */
    @Schema(name = "NewOfficial")
    public record NewOfficial(
            @Nullable String player,
            @Nullable String handle,
            @NotNull(message = "is missing") Role role) {}

    @POST
    @Operation(
            operationId = "giveRole",
            summary = "Offer a role, change a role or hand over a competition",
            description = "A player without a role gets it after accepting. With OWNER an organiser becomes the "
                    + "owner, and the owner an organiser.")
    public Uni<Response> give(@BeanParam Change change, @NotNull(message = "is missing") @Valid NewOfficial body) {
        PlayerRef named = new PlayerRef(body.player(), body.handle(), null, null);
        return changes.change(
                change,
                caller -> playerNames
                        .one(named)
                        .map(person -> whole(caller, new Actor(person.player(), person.bot()), body.role())));
    }

    private Whole whole(Caller caller, Actor person, Role role) {
        return new Whole(
                new GiveRole(person, role, false),
                participants.speaksFor(caller).map(own -> new GiveRole(person, role, own.contains(person.player()))));
    }

    @DELETE
    @Path("/{player}")
    @Operation(operationId = "endRole", summary = "Remove an official, or resign your own role")
    public Uni<Response> end(@BeanParam Change change, @PathParam("player") String player) {
        return callers.named(player).chain(named -> changes.change(change, new EndRole(named)));
    }
}
