package baffin.lobby.competition.api.round;

import baffin.competition.RulingRequest;
import baffin.competition.event.RulingCommand.CloseRulingRequest;
import baffin.competition.event.RulingCommand.RequestRuling;
import baffin.lobby.api.EnumParam;
import baffin.lobby.competition.api.CompetitionViews;
import baffin.lobby.competition.api.Reason;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.ReadQuery;
import baffin.platform.identity.Roles;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Players ask the organisers for rulings on their tables. */
@Path("/api/v1/competitions/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "competitions")
public class RulingRequestsResource {

    private final DryRuns changes;
    private final CompetitionViews views;

    RulingRequestsResource(DryRuns changes, CompetitionViews views) {
        this.changes = changes;
        this.views = views;
    }

    /**
     * Requests for rulings.
     *
     * @param items by number, the first one first
     */
    @Schema(name = "RulingRequests")
    public record Requests(List<RulingRequestView> items) {}

    @GET
    @Path("/ruling-requests")
    @Operation(
            operationId = "rulingRequests",
            summary = "Who has asked for a ruling, where and why, and what became of it",
            description = "Arbiters and organisers see all of them, entrants those on their own tables.")
    @APIResponseSchema(value = Requests.class, responseDescription = "The requests that the caller may see")
    public Uni<Response> list(
            @BeanParam ReadQuery readQuery,
            @Parameter(description = "OPEN, RULED, DECLINED or WITHDRAWN") @QueryParam("status") @Nullable
                    String status) {
        RulingRequest.Status wanted = EnumParam.of(RulingRequest.Status.class, "?status", status);
        return views.answerFor(
                readQuery,
                (competition, viewer) -> new Requests(competition.requests().stream()
                        .filter(request -> wanted == null || request.status() == wanted)
                        .filter(request -> RulingRequestView.mayBeSeen(competition, request, viewer))
                        .map(request -> RulingRequestView.of(competition, request))
                        .toList()));
    }

    @POST
    @Path("/rounds/{round}/tables/{table}/ruling-request")
    @Operation(
            operationId = "requestRuling",
            summary = "Ask the organisers for a ruling on your own table",
            description = "They are notified. Only they and who plays at the table know of it. Any ruling on the table"
                    + " answers it. One request of an entrant on a table waits at a time, three there may be in all;"
                    + " possible after the end as well.")
    @APIResponse(responseCode = "200", description = "Done; RulingRequested in events has its number")
    @APIResponse(responseCode = "409", description = "An earlier request waits, or there were three")
    public Uni<Response> request(
            @BeanParam Change change,
            @BeanParam TablesResource.Place at,
            @NotNull(message = "is missing") @Valid Reason body) {
        String reason = change.why(body);
        return changes.change(
                change,
                caller -> Uni.createFrom()
                        .item(Whole.of(new RequestRuling(at.round, at.table, caller.player(), reason))));
    }

    @POST
    @Path("/ruling-requests/{request}/close")
    @Operation(
            operationId = "closeRulingRequest",
            summary = "Decline a request for a ruling as an organiser, or take your own back",
            description = "The reason is told to whoever asked.")
    @APIResponse(responseCode = "409", description = "It is answered already")
    public Uni<Response> close(
            @BeanParam Change change,
            @PathParam("request") int request,
            @NotNull(message = "is missing") @Valid Reason body) {
        return changes.change(change, new CloseRulingRequest(request, change.why(body)));
    }
}
