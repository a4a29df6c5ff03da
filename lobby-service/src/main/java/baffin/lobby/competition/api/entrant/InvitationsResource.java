package baffin.lobby.competition.api.entrant;

import baffin.competition.event.EntryCommand.AcceptInvitations;
import baffin.competition.event.EntryCommand.EndInvitations;
import baffin.lobby.competition.api.CompetitionViews;
import baffin.lobby.competition.service.DryRunnable;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.Participants;
import baffin.lobby.competition.service.ReadQuery;
import baffin.platform.directory.NameDirectory;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.names.PublicNames;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Whom organisers of a competition have asked, and what they answer. */
@Path("/api/v1/competitions/{id}/invitations")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "competitions")
public class InvitationsResource {

    private final DryRuns changes;
    private final CompetitionViews views;
    private final Participants participants;
    private final Callers callers;
    private final PublicNames names;

    InvitationsResource(
            DryRuns changes, CompetitionViews views, Participants participants, NameDirectory names, Callers callers) {
        this.callers = callers;
        this.changes = changes;
        this.views = views;
        this.participants = participants;
        this.names = names;
    }

    /**
     * Who has been asked.
     *
     * @param items the first one first
     */
    @Schema(name = "CompetitionInvitations")
    public record Invitations(List<InvitationView> items) {}

    @GET
    @PermitAll
    @Operation(operationId = "competitionInvitations", summary = "Who has been asked and has not answered yet")
    @APIResponseSchema(
            value = Invitations.class,
            responseDescription = "To take part, to play for an entrant, or to direct; the first one first")
    public Uni<Response> list(@BeanParam ReadQuery readQuery) {
        return views.answer(
                readQuery,
                competition -> new Invitations(competition.invitations().stream()
                        .map(invitation -> InvitationView.of(invitation, names))
                        .toList()));
    }

    @POST
    @Path("/accept")
    @Operation(
            operationId = "acceptInvitation",
            summary = "Accept what organisers of the competition have asked of you",
            description = "Without a place left you become an alternate. Your rating at this moment is kept.")
    @APIResponse(responseCode = "404", description = "Nobody has invited you")
    public Uni<Response> accept(@BeanParam DryRunnable change) {
        return changes.change(
                change,
                (caller, competition) -> participants.rated(
                        Participants.of(caller),
                        competition.policy(),
                        one -> new AcceptInvitations(one.person(), one.rating(), one.rated())));
    }

    @DELETE
    @Path("/{player}")
    @Operation(
            operationId = "endInvitation",
            summary = "Decline what you were asked, or take back as an organiser what was asked of a player")
    @APIResponse(responseCode = "404", description = "No invitation waits for this player")
    public Uni<Response> end(
            @BeanParam DryRunnable change,
            @Parameter(description = "id of a player; me for yourself") @PathParam("player") String player) {
        return callers.named(player).chain(named -> changes.change(change, new EndInvitations(named)));
    }
}
