package baffin.lobby.api.competition;

import baffin.competition.CompetitionCommand.Abandon;
import baffin.competition.CompetitionCommand.Adjudicate;
import baffin.competition.CompetitionCommand.Correct;
import baffin.competition.CompetitionCommand.Forfeit;
import baffin.competition.CompetitionCommand.Replay;
import baffin.competition.SeatResult;
import baffin.platform.identity.Roles;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What an organiser rules about a table. */
@Path("/api/v1/competitions/{id}/rounds/{round}/tables/{table}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "competitions")
@APIResponse(
        responseCode = "200",
        description = "Done; what it has caused",
        content = @Content(schema = @Schema(implementation = ChangeView.class)))
@APIResponse(responseCode = "400", description = "A field is not as it should be")
@APIResponse(responseCode = "403", description = "Only its organisers may")
@APIResponse(responseCode = "404", description = "No such competition, round or table")
@APIResponse(responseCode = "409", description = "It does not fit the present state: the detail says why")
@APIResponse(responseCode = "412", description = "Stale If-Match")
public class TablesResource {

    private final CompetitionDesk desk;

    TablesResource(CompetitionDesk desk) {
        this.desk = desk;
    }

    /** Which table. */
    public static class Place {

        @PathParam("round")
        int round;

        @PathParam("table")
        int table;
    }

    /**
     * Seats that are lost.
     *
     * @param entrants their numbers
     * @param reason stays in the competition's records for good
     */
    @Schema(name = "ForfeitRuling")
    public record Lost(
            @NotNull(message = "is missing") List<Integer> entrants,
            @NotNull(message = "is missing") String reason) {}

    /**
     * How a match counts that is not played to its end.
     *
     * @param places by seat; the same number for shared places
     * @param reason stays in the competition's records for good
     */
    @Schema(name = "AdjudicationRuling")
    public record Places(
            @NotNull(message = "is missing") List<Integer> places,
            @NotNull(message = "is missing") String reason) {}

    /**
     * A result that is put right.
     *
     * @param seats by seat
     * @param reason stays in the competition's records for good
     */
    @Schema(name = "CorrectionRuling")
    public record Righted(
            @NotNull(message = "is missing") List<SeatResult> seats,
            @NotNull(message = "is missing") String reason) {}

    /** Declares seats lost. */
    @POST
    @Path("/forfeit")
    @Operation(
            operationId = "forfeitTable",
            summary = "Declare seats of a table lost",
            description = "They get nothing; the others share what their places would have given them.")
    public Uni<Response> forfeit(
            @BeanParam Change change, @BeanParam Place at, @NotNull(message = "is missing") @Valid Lost body) {
        return desk.change(change, new Forfeit(at.round, at.table, body.entrants(), body.reason()));
    }

    /** Says how an unfinished match counts. */
    @POST
    @Path("/adjudicate")
    @Operation(operationId = "adjudicateTable", summary = "Say how a match counts that is not played to its end")
    public Uni<Response> adjudicate(
            @BeanParam Change change, @BeanParam Place at, @NotNull(message = "is missing") @Valid Places body) {
        return desk.change(change, new Adjudicate(at.round, at.table, body.places(), body.reason()));
    }

    /** Puts a result right. */
    @POST
    @Path("/correct")
    @Operation(operationId = "correctTable", summary = "Put a result right; also after the end")
    public Uni<Response> correct(
            @BeanParam Change change, @BeanParam Place at, @NotNull(message = "is missing") @Valid Righted body) {
        return desk.change(change, new Correct(at.round, at.table, body.seats(), body.reason()));
    }

    /** Calls a match off. */
    @POST
    @Path("/abandon")
    @Operation(operationId = "abandonTable", summary = "Call a match off: everybody gets the mean")
    public Uni<Response> abandon(
            @BeanParam Change change, @BeanParam Place at, @NotNull(message = "is missing") @Valid Because body) {
        return desk.change(change, new Abandon(at.round, at.table, body.reason()));
    }

    /** Lets a table play again. */
    @POST
    @Path("/replay")
    @Operation(
            operationId = "replayTable",
            summary = "Let a table play again",
            description = "A new match is made at once; what was there before counts no more.")
    public Uni<Response> replay(
            @BeanParam Change change, @BeanParam Place at, @NotNull(message = "is missing") @Valid Because body) {
        return desk.change(change, new Replay(at.round, at.table, body.reason()));
    }
}
