package baffin.lobby.competition.api.entrant;

import baffin.competition.entry.Alternate;
import baffin.competition.event.EntryCommand.AcceptInvitations;
import baffin.competition.event.EntryCommand.CheckInAlternate;
import baffin.competition.event.EntryCommand.EndInvitations;
import baffin.competition.event.EntryCommand.OfferAlternate;
import baffin.competition.event.EntryCommand.WithdrawAlternate;
import baffin.lobby.competition.api.CompetitionViews;
import baffin.lobby.competition.service.DryRunnable;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.Participants;
import baffin.lobby.competition.service.ReadQuery;
import baffin.match.terms.Named;
import baffin.platform.directory.NameDirectory;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.names.PublicNames;
import com.fasterxml.jackson.annotation.JsonInclude;
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
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Who would take a free place in a competition, and whom its organisers have asked. */
@Path("/api/v1/competitions/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Competitions")
public class WaitingResource {

    private final DryRuns changes;
    private final CompetitionViews views;
    private final Participants participants;
    private final Callers callers;
    private final PublicNames names;

    WaitingResource(
            DryRuns changes, CompetitionViews views, Participants participants, Callers callers, NameDirectory names) {
        this.changes = changes;
        this.views = views;
        this.participants = participants;
        this.callers = callers;
        this.names = names;
    }

    /** Who would take a free place, the first one first. */
    @Schema(name = "Alternates")
    public record Alternates(List<AlternateView> items) {}

    @POST
    @Path("/alternates")
    @Operation(
            operationId = "offerAlternate",
            summary = "Offer to take a free place as an alternate",
            description =
                    "Alternates also take over seats in running matches if the policy's absence steps say " + "so.")
    public Uni<Response> offer(@BeanParam DryRunnable change) {
        return changes.change(
                change,
                (caller, competition) -> participants.rated(
                        Participants.of(caller),
                        competition.policy(),
                        one -> new OfferAlternate(one.person(), one.rating(), one.rated())));
    }

    @GET
    @Path("/alternates")
    @PermitAll
    @Operation(operationId = "alternates", summary = "List the alternates in order")
    @APIResponseSchema(value = Alternates.class, responseDescription = "The alternates")
    public Uni<Response> list(@BeanParam ReadQuery readQuery) {
        return views.answer(
                readQuery,
                competition -> new Alternates(
                        competition.alternates().stream().map(AlternateView::of).toList()));
    }

    @DELETE
    @Path("/alternates/{player}")
    @Operation(
            operationId = "withdrawAlternate",
            summary = "Withdraw the offer of an alternate",
            description = "Players withdraw their own offer; organisers, any.")
    public Uni<Response> withdraw(@BeanParam DryRunnable change, @PathParam("player") String player) {
        return callers.named(player).chain(named -> changes.change(change, new WithdrawAlternate(named)));
    }

    @POST
    @Path("/alternates/{player}/check-in")
    @Operation(
            operationId = "checkInAlternate",
            summary = "Check in an alternate",
            description = "Players check in themselves; organisers, anyone. When entrants have to check in before "
                    + "the start, only alternates who have checked in get places.")
    public Uni<Response> checkIn(@BeanParam DryRunnable change, @PathParam("player") String player) {
        return callers.named(player).chain(named -> changes.change(change, new CheckInAlternate(named)));
    }

    /**
     * Somebody who would take a free place.
     *
     * @param rating absent when there was none
     * @param rated matches that the rating comes from
     * @param checkedIn true once the player has said to be there
     */
    @Schema(name = "Alternate")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record AlternateView(
            String player,
            @Nullable String handle,
            boolean bot,
            @Nullable Integer rating,
            int rated,
            boolean checkedIn) implements Named {

        static AlternateView of(Alternate alternate) {
            return new AlternateView(
                    alternate.person().player(),
                    alternate.person().handle(),
                    alternate.person().bot(),
                    alternate.rating(),
                    alternate.rated(),
                    alternate.checkedIn());
        }
    }

    /** Who has been asked, the first one first. */
    @Schema(name = "CompetitionInvitations")
    public record Invitations(List<InvitationView> items) {}

    @GET
    @Path("/invitations")
    @PermitAll
    @Operation(operationId = "competitionInvitations", summary = "List the open invitations of a competition")
    @APIResponseSchema(
            value = Invitations.class,
            responseDescription = "The invitations to enter, to replace an entrant or to have a role, oldest first")
    public Uni<Response> invitations(@BeanParam ReadQuery readQuery) {
        return views.answer(
                readQuery,
                competition -> new Invitations(competition.invitations().stream()
                        .map(invitation -> InvitationView.of(invitation, names))
                        .toList()));
    }

    @POST
    @Path("/invitations/accept")
    @Operation(
            operationId = "acceptInvitation",
            summary = "Accept your invitation",
            description = "Applies to everything that the organisers have asked of you. If no place is free, you "
                    + "become an alternate. Your rating at this moment is recorded.")
    @APIResponse(responseCode = "404", description = "You have no invitation")
    public Uni<Response> accept(@BeanParam DryRunnable change) {
        return changes.change(
                change,
                (caller, competition) -> participants.rated(
                        Participants.of(caller),
                        competition.policy(),
                        one -> new AcceptInvitations(one.person(), one.rating(), one.rated())));
    }

    @DELETE
    @Path("/invitations/{player}")
    @Operation(
            operationId = "endInvitation",
            summary = "Decline or withdraw an invitation",
            description = "Players decline their own invitation; organisers withdraw any.")
    @APIResponse(responseCode = "404", description = "No invitation waits for this player")
    public Uni<Response> end(@BeanParam DryRunnable change, @PathParam("player") String player) {
        return callers.named(player).chain(named -> changes.change(change, new EndInvitations(named)));
    }
}
