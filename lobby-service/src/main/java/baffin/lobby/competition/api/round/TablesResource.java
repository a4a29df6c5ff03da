package baffin.lobby.competition.api.round;

import baffin.competition.event.RoundCommand.ExchangeSeats;
import baffin.competition.event.RulingCommand.Abandon;
import baffin.competition.event.RulingCommand.Adjudicate;
import baffin.competition.event.RulingCommand.Correct;
import baffin.competition.event.RulingCommand.Forfeit;
import baffin.competition.event.RulingCommand.Replay;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult;
import baffin.lobby.competition.service.ChangeView;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.lobby.competition.service.DryRunView;
import baffin.lobby.competition.service.DryRunnable;
import baffin.lobby.competition.service.DryRuns;
import baffin.platform.identity.Roles;
import com.fasterxml.jackson.annotation.JsonProperty;
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
import org.jspecify.annotations.Nullable;

/** What an organiser rules about a table. */
@Path("/api/v1/competitions/{id}/rounds/{round}/tables/{table}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "competitions")
@APIResponse(
        responseCode = "200",
        description = "Done; what it has caused. A dry run: the standing before and after",
        content = @Content(schema = @Schema(anyOf = {ChangeView.class, DryRunView.class})))
@APIResponse(responseCode = "403", description = "Only its organisers may")
@APIResponse(
        responseCode = "409",
        description =
                "It does not fit the present state: the detail says why. A ruling that would replace a result which"
                        + " it does not name is told the result in stands")
public class TablesResource {

    private final DryRuns changes;
    private final MovedSeats seats;

    TablesResource(DryRuns changes, MovedSeats seats) {
        this.changes = changes;
        this.seats = seats;
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
     * @param fate NO_SHOW or DROPPED; left out, whoever has done nothing in the match was not there
     * @param replaces version of the result that the ruling replaces; left out when there is none
     */
    @Schema(name = "ForfeitRuling")
    public record Lost(
            @NotNull(message = "is missing") List<Integer> entrants,
            @NotNull(message = "is missing") String reason,
            SeatResult.@Nullable Fate fate,
            @Nullable Long replaces) {}

    /**
     * How a match counts that is not played to its end.
     *
     * @param seats a row for each entrant of the table
     * @param reason stays in the competition's records for good
     * @param despiteScore true when a place may be against the score
     * @param replaces version of the result that the ruling replaces; left out when there is none
     */
    @Schema(name = "AdjudicationRuling")
    public record Places(
            @NotNull(message = "is missing") List<RuledSeat> seats,
            @NotNull(message = "is missing") String reason,
            @Nullable Boolean despiteScore,
            @Nullable Long replaces) {}

    /**
     * A result that is put right.
     *
     * @param seats a row for each entrant of the table
     * @param reason stays in the competition's records for good
     * @param despiteScore true when a place may be against the score
     * @param replaces version of the result that the ruling replaces
     */
    @Schema(name = "CorrectionRuling")
    public record Righted(
            @NotNull(message = "is missing") List<RuledSeat> seats,
            @NotNull(message = "is missing") String reason,
            @Nullable Boolean despiteScore,
            @Nullable Long replaces) {}

    /**
     * Why a match counts no more.
     *
     * @param reason stays in the competition's records for good
     * @param replaces version of the result that the ruling replaces; left out when there is none
     */
    @Schema(name = "RulingReason")
    public record Reasoned(
            @NotNull(message = "is missing") String reason,
            @Nullable Long replaces) {}

    @POST
    @Path("/forfeit")
    @Operation(
            operationId = "forfeitTable",
            summary = "Declare seats of a table lost",
            description = "They get nothing; the others share what their places would have given them.")
    public Uni<Response> forfeit(
            @BeanParam DryRunnable change, @BeanParam Place at, @NotNull(message = "is missing") @Valid Lost body) {
        Forfeit plain = new Forfeit(at.round, at.table, body.entrants(), body.reason(), body.replaces());
        Forfeit forfeit = body.fate() == null ? plain : plain.as(body.fate());
        return changes.change(change, new Whole(forfeit, seats.knowing(change.competition(), forfeit)));
    }

    /**
     * Who changes seats.
     *
     * @param entrant number of an entrant of the table
     * @param other number of the entrant who gets the seat, and leaves another one, a bye or nothing to the first
     * @param reason stays in the competition's records for good
     */
    @Schema(name = "SeatExchange")
    public record Exchanged(
            int entrant,

            @JsonProperty("for") int other,

            @NotNull(message = "is missing") String reason) {}

    @POST
    @Path("/swap")
    @Operation(
            operationId = "exchangeSeats",
            summary = "Let two entrants change seats in a published round",
            description = "Only at tables that have not begun: they play new matches. An entrant without a table can"
                    + " take a seat; its former holder then has none.")
    public Uni<Response> swap(
            @BeanParam DryRunnable change,
            @BeanParam Place at,
            @NotNull(message = "is missing") @Valid Exchanged body) {
        ExchangeSeats plain =
                new ExchangeSeats(at.round, at.table, body.entrant(), body.other(), body.reason(), List.of());
        return changes.change(
                change,
                new Whole(plain, seats.of(change.competition(), at.round).map(plain::knowing)));
    }

    @POST
    @Path("/adjudicate")
    @Operation(operationId = "adjudicateTable", summary = "Say how a match counts that is not played to its end")
    public Uni<Response> adjudicate(
            @BeanParam DryRunnable change, @BeanParam Place at, @NotNull(message = "is missing") @Valid Places body) {
        return changes.change(
                change,
                new Adjudicate(
                        at.round,
                        at.table,
                        body.seats(),
                        body.reason(),
                        Boolean.TRUE.equals(body.despiteScore()),
                        body.replaces()));
    }

    @POST
    @Path("/correct")
    @Operation(operationId = "correctTable", summary = "Put a result right; also after the end")
    public Uni<Response> correct(
            @BeanParam DryRunnable change, @BeanParam Place at, @NotNull(message = "is missing") @Valid Righted body) {
        return changes.change(
                change,
                new Correct(
                        at.round,
                        at.table,
                        body.seats(),
                        body.reason(),
                        Boolean.TRUE.equals(body.despiteScore()),
                        body.replaces()));
    }

    @POST
    @Path("/abandon")
    @Operation(operationId = "abandonTable", summary = "Call a match off: everybody gets the mean")
    public Uni<Response> abandon(
            @BeanParam DryRunnable change, @BeanParam Place at, @NotNull(message = "is missing") @Valid Reasoned body) {
        return changes.change(change, new Abandon(at.round, at.table, body.reason(), body.replaces()));
    }

    @POST
    @Path("/replay")
    @Operation(
            operationId = "replayTable",
            summary = "Let a table play again",
            description = "A new match is made at once; what was there before counts no more.")
    public Uni<Response> replay(
            @BeanParam DryRunnable change, @BeanParam Place at, @NotNull(message = "is missing") @Valid Reasoned body) {
        return changes.change(change, new Replay(at.round, at.table, body.reason(), body.replaces()));
    }
}
