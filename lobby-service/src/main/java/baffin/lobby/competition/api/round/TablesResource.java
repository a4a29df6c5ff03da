package baffin.lobby.competition.api.round;

import baffin.competition.event.Cause.Category;
import baffin.competition.event.RoundCommand.ExchangeSeats;
import baffin.competition.event.RulingCommand;
import baffin.competition.event.RulingCommand.Abandon;
import baffin.competition.event.RulingCommand.Adjudicate;
import baffin.competition.event.RulingCommand.Correct;
import baffin.competition.event.RulingCommand.Forfeit;
import baffin.competition.event.RulingCommand.Replay;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.lobby.competition.service.DryRunnable;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.EntrantNames;
import baffin.lobby.competition.service.EntrantNames.SeatRow;
import baffin.platform.identity.Roles;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** What an organiser rules about a table. */
@Path("/api/v1/competitions/{id}/rounds/{round}/tables/{table}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Competitions")
@APIResponse(responseCode = "403", description = "Only for arbiters and organisers; helpers can enter first results")
@APIResponse(
        responseCode = "409",
        description = "Conflicts with the current state; see `detail`. A ruling that would replace a result "
                + "without naming it gets that result in `stands`. If you play at the table, `others` "
                + "lists the officials who can rule")
public class TablesResource {

    private final DryRuns changes;
    private final MovedSeats seats;
    private final EntrantNames names;

    TablesResource(DryRuns changes, MovedSeats seats, EntrantNames names) {
        this.changes = changes;
        this.seats = seats;
        this.names = names;
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
     * @param fate NO_SHOW or DROPPED; left out, whoever has done nothing in the match was not there
     * @param table PLAY_ON: the others play on; END: the match ends, and they share its points; left out, they play on
     *     where a match is played and at least two are left
     * @param replaces version of the result that the ruling replaces; left out when there is none
     */
    @Schema(name = "ForfeitRuling")
    public record Lost(
            @NotNull(message = "is missing") List<Integer> entrants,
            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = NOTE_MAX, message = NOTE_SIZE) @Nullable
            String note,

            SeatResult.@Nullable Fate fate,
            Forfeit.@Nullable Rest table,
            @Nullable Long replaces)
            implements Change.Given {}

    /**
     * How a match counts that is not played to its end.
     *
     * @param seats a row for each entrant of the table
     * @param despiteScore true when a place may be against the score
     * @param replaces version of the result that the ruling replaces; left out when there is none
     */
    @Schema(name = "AdjudicationRuling")
    public record Places(
            @NotNull(message = "is missing") List<SeatRow> seats,
            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = NOTE_MAX, message = NOTE_SIZE) @Nullable
            String note,

            @Nullable Boolean despiteScore,
            @Nullable Long replaces)
            implements Change.Given {}

    /**
     * A result that is put right.
     *
     * @param seats a row for each entrant of the table
     * @param despiteScore true when a place may be against the score
     * @param replaces version of the result that the ruling replaces
     */
    @Schema(name = "CorrectionRuling")
    public record Righted(
            @NotNull(message = "is missing") List<SeatRow> seats,
            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = NOTE_MAX, message = NOTE_SIZE) @Nullable
            String note,

            @Nullable Boolean despiteScore,
            @Nullable Long replaces)
            implements Change.Given {}

    /**
     * Why a match counts no more.
     *
     * @param replaces version of the result that the ruling replaces; left out when there is none
     */
    @Schema(name = "RulingReason")
    public record Reasoned(
            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = NOTE_MAX, message = NOTE_SIZE) @Nullable
            String note,

            @Nullable Long replaces)
            implements Change.Given {}

    @POST
    @Path("/forfeit")
    @Operation(
            operationId = "forfeitTable",
            summary = "Forfeit seats of a table",
            description = "The seats get nothing. The others play on, or the match ends and they share what their "
                    + "places would be worth.")
    public Uni<Response> forfeit(
            @BeanParam RulingChange change, @BeanParam Place at, @NotNull(message = "is missing") @Valid Lost body) {
        Forfeit plain =
                new Forfeit(at.round, at.table, body.entrants(), change.why(body), body.replaces()).then(body.table());
        Forfeit forfeit = body.fate() == null ? plain : plain.as(body.fate());
        return changes.change(
                change,
                new Whole(
                        change.meant(forfeit),
                        seats.knowing(change.competition(), forfeit).map(change::meant)));
    }

    /**
     * Who changes seats.
     *
     * @param entrant number of an entrant of the table
     * @param other number of the entrant who gets the seat, and leaves another one, a bye or nothing to the first
     */
    @Schema(name = "SeatExchange")
    public record Exchanged(
            int entrant,

            @JsonProperty("for") int other,

            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = NOTE_MAX, message = NOTE_SIZE) @Nullable
            String note)
            implements Change.Given {}

    @POST
    @Path("/swap")
    @Operation(
            operationId = "exchangeSeats",
            summary = "Exchange two entrants of a published round",
            description = "Only at tables that have not begun; they play new matches. An entrant without a table "
                    + "can take a seat, and its previous holder then has none.")
    public Uni<Response> swap(
            @BeanParam DryRunnable change,
            @BeanParam Place at,
            @NotNull(message = "is missing") @Valid Exchanged body) {
        ExchangeSeats plain =
                new ExchangeSeats(at.round, at.table, body.entrant(), body.other(), change.why(body), List.of());
        return changes.change(
                change,
                new Whole(plain, seats.of(change.competition(), at.round).map(plain::knowing)));
    }

    @POST
    @Path("/adjudicate")
    @Operation(
            operationId = "adjudicateTable",
            summary = "Adjudicate a match that is not played to its end",
            description = "Places follow from the scores; entrants with equal scores need a place.")
    public Uni<Response> adjudicate(
            @BeanParam RulingChange change, @BeanParam Place at, @NotNull(message = "is missing") @Valid Places body) {
        return ruling(
                change,
                at,
                body.seats(),
                seats -> new Adjudicate(
                        at.round,
                        at.table,
                        seats,
                        change.why(body),
                        Boolean.TRUE.equals(body.despiteScore()),
                        body.replaces()));
    }

    private Uni<Response> ruling(
            RulingChange change, Place at, List<SeatRow> rows, Function<List<RuledSeat>, RulingCommand> command) {
        return changes.change(
                change,
                (caller, competition) ->
                        Whole.of(change.meant(command.apply(names.seats(competition, at.round, at.table, rows)))));
    }

    @POST
    @Path("/correct")
    @Operation(
            operationId = "correctTable",
            summary = "Correct the result of a table",
            description = "Possible after the end of the competition too.")
    public Uni<Response> correct(
            @BeanParam RulingChange change, @BeanParam Place at, @NotNull(message = "is missing") @Valid Righted body) {
        return ruling(
                change,
                at,
                body.seats(),
                seats -> new Correct(
                        at.round,
                        at.table,
                        seats,
                        change.why(body),
                        Boolean.TRUE.equals(body.despiteScore()),
                        body.replaces()));
    }

    @POST
    @Path("/abandon")
    @Operation(
            operationId = "abandonTable",
            summary = "Abandon a match",
            description = "Every entrant gets the mean of what the places are worth.")
    public Uni<Response> abandon(
            @BeanParam RulingChange change,
            @BeanParam Place at,
            @NotNull(message = "is missing") @Valid Reasoned body) {
        return changes.change(change, change.meant(new Abandon(at.round, at.table, change.why(body), body.replaces())));
    }

    @POST
    @Path("/replay")
    @Operation(
            operationId = "replayTable",
            summary = "Replay a table",
            description = "A new match is created immediately; the earlier result no longer counts.")
    public Uni<Response> replay(
            @BeanParam RulingChange change,
            @BeanParam Place at,
            @NotNull(message = "is missing") @Valid Reasoned body) {
        return changes.change(change, change.meant(new Replay(at.round, at.table, change.why(body), body.replaces())));
    }
}
