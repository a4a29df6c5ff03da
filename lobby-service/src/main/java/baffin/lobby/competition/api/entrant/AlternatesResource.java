package baffin.lobby.competition.api.entrant;

import baffin.competition.entry.Alternate;
import baffin.competition.event.EntryCommand.CheckInAlternate;
import baffin.competition.event.EntryCommand.OfferAlternate;
import baffin.competition.event.EntryCommand.WithdrawAlternate;
import baffin.lobby.competition.api.CompetitionViews;
import baffin.lobby.competition.service.DryRunnable;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.Participants;
import baffin.lobby.competition.service.ReadQuery;
import baffin.match.terms.Named;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
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
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Who would take a free place in a competition. */
@Path("/api/v1/competitions/{id}/alternates")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "competitions")
public class AlternatesResource {

    private final DryRuns changes;
    private final CompetitionViews views;
    private final Participants participants;
    private final Callers callers;

    AlternatesResource(DryRuns changes, CompetitionViews views, Participants participants, Callers callers) {
        this.callers = callers;
        this.changes = changes;
        this.views = views;
        this.participants = participants;
    }

    /**
     * Who would take a free place.
     *
     * @param items the first one first
     */
    @Schema(name = "Alternates")
    public record Alternates(List<AlternateView> items) {}

    @POST
    @Operation(
            operationId = "offerAlternate",
            summary = "Offer to take a free place",
            description = "Alternates also take seats over in matches, where the policy's absence steps say so.")
    public Uni<Response> offer(@BeanParam DryRunnable change) {
        return changes.change(
                change,
                (caller, competition) -> participants.rated(
                        Participants.of(caller),
                        competition.policy(),
                        one -> new OfferAlternate(one.person(), one.rating(), one.rated())));
    }

    @GET
    @PermitAll
    @Operation(operationId = "alternates", summary = "Who would take a free place, the first one first")
    @APIResponseSchema(value = Alternates.class, responseDescription = "The alternates")
    public Uni<Response> list(@BeanParam ReadQuery readQuery) {
        return views.answer(
                readQuery,
                competition -> new Alternates(
                        competition.alternates().stream().map(AlternateView::of).toList()));
    }

    @DELETE
    @Path("/{player}")
    @Operation(operationId = "withdrawAlternate", summary = "Take an offer back; one's own, or as an organiser")
    public Uni<Response> withdraw(
            @BeanParam DryRunnable change,
            @Parameter(description = "id of a player; me for yourself") @PathParam("player") String player) {
        return callers.named(player).chain(named -> changes.change(change, new WithdrawAlternate(named)));
    }

    @POST
    @Path("/{player}/check-in")
    @Operation(
            operationId = "checkInAlternate",
            summary = "Say that an alternate is there; oneself, or as an organiser",
            description = "While entrants check in before the start: once they had time to, only alternates who have"
                    + " checked in get places.")
    public Uni<Response> checkIn(
            @BeanParam DryRunnable change,
            @Parameter(description = "id of a player; me for yourself") @PathParam("player") String player) {
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
}
