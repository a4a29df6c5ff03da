package baffin.lobby.competition.api.round;

import baffin.competition.Competition;
import baffin.competition.RulingRequest;
import baffin.competition.TableRuling;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Penalty;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.event.Cause.Category;
import baffin.competition.event.RulingCommand.CloseRulingRequest;
import baffin.competition.event.RulingCommand.LiftPenalty;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.event.RulingCommand.RequestRuling;
import baffin.competition.policy.Points;
import baffin.competition.table.Round;
import baffin.competition.table.TableResult;
import baffin.competition.table.WithdrawnRound;
import baffin.lobby.api.EnumParam;
import baffin.lobby.competition.api.CompetitionViews;
import baffin.lobby.competition.api.Reason;
import baffin.lobby.competition.api.round.TablesResource.Reasoned;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.ChangeView;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.lobby.competition.service.Done;
import baffin.lobby.competition.service.DryRunnable;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.ReadQuery;
import baffin.platform.identity.Roles;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import com.fasterxml.jackson.annotation.JsonInclude;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
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
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** What organisers rule on tables, and points off; taking it back, and who asks for it. */
@Path("/api/v1/competitions/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Competitions")
public class RulingsResource {

    private final DryRuns changes;
    private final CompetitionViews views;
    private final CompetitionReads reads;

    RulingsResource(DryRuns changes, CompetitionViews views, CompetitionReads reads) {
        this.changes = changes;
        this.views = views;
        this.reads = reads;
    }

    /** The rulings on tables of a competition, by number. */
    @Schema(name = "CompetitionRulings")
    public record Rulings(List<RulingView> items) {}

    @GET
    @Path("/rulings")
    @PermitAll
    @Operation(
            operationId = "rulings",
            summary = "List the rulings on tables",
            description = "Includes lifted rulings, by number.")
    @APIResponseSchema(value = Rulings.class, responseDescription = "The rulings")
    public Uni<Response> list(@BeanParam ReadQuery readQuery) {
        return views.answer(
                readQuery,
                competition -> new Rulings(competition.rulings().stream()
                        .map(ruling -> RulingView.of(competition, ruling))
                        .toList()));
    }

    @POST
    @Path("/rulings/{ruling}/lift")
    @Operation(
            operationId = "liftRuling",
            summary = "Lift a ruling on a table",
            description = "Restores the earlier state of the table. If a table has several rulings, lift the "
                    + "latest first. If a result has arrived since, name it in `replaces`.")
    @APIResponse(
            responseCode = "409",
            description = "A later ruling applies, the table has another result (`stands`), or it would be open "
                    + "again after its time; or you played there, and another official can lift it")
    public Uni<Response> lift(
            @BeanParam RulingChange change,
            @PathParam("ruling") int ruling,
            @NotNull(message = "is missing") @Valid Reasoned body) {
        return changes.change(change, change.meant(new LiftRuling(ruling, change.why(body), body.replaces())));
    }

    /**
     * What an organiser has ruled about a table.
     *
     * <p>What is not explained here is as in {@link TableRuling}.
     *
     * @param ruling its number, which lifts it
     * @param own true when whoever ruled played at the table
     * @param before the table that it puts back when it is lifted
     */
    @Schema(name = "CompetitionRuling")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record RulingView(
            int ruling,
            int round,
            int table,
            TableResult.@Nullable Source source,
            @Nullable Actor by,
            boolean own,
            String reason,
            boolean lifted,
            long version,
            Instant at,
            TableView before) {

        static RulingView of(Competition competition, TableRuling ruling) {
            return new RulingView(
                    ruling.number(),
                    ruling.round(),
                    ruling.before().number(),
                    ruling.source(),
                    ruling.by(),
                    competition.onOwnTable(ruling),
                    ruling.reason(),
                    ruling.lifted(),
                    ruling.version(),
                    ruling.at(),
                    TableView.of(
                            competition,
                            ruling.round(),
                            round(competition, ruling).stage(),
                            ruling.before()));
        }

        /** The round of its table, which may be withdrawn since. */
        private static Round round(Competition competition, TableRuling ruling) {
            return competition.withdrawn().stream()
                    .filter(gone -> gone.round().number() == ruling.round() && gone.version() > ruling.version())
                    .map(WithdrawnRound::round)
                    .findFirst()
                    .orElseGet(() -> competition.rounds().get(ruling.round() - 1));
        }
    }

    /** Requests for rulings, by number, the first one first. */
    @Schema(name = "RulingRequests")
    public record Requests(List<RulingRequestView> items) {}

    @GET
    @Path("/ruling-requests")
    @Operation(
            operationId = "rulingRequests",
            summary = "List requests for rulings",
            description = "Each with its reason and outcome. Arbiters and organisers see all of them, entrants "
                    + "those on their tables.")
    @APIResponseSchema(value = Requests.class, responseDescription = "The requests that the caller may see")
    public Uni<Response> requests(@BeanParam ReadQuery readQuery, @QueryParam("status") @Nullable String status) {
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
            summary = "Request a ruling on your table",
            description = "Notifies the organisers. Only they and the players at the table can see it. Any ruling "
                    + "on the table answers it. An entrant can have one open request per table and three in "
                    + "all, also after the end.")
    @APIResponse(responseCode = "200", description = "Done; RulingRequested in events has its number")
    @APIResponse(responseCode = "409", description = "An earlier request is open, or there have been three")
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
            summary = "Decline or withdraw a request for a ruling",
            description = "Organisers decline a request, and the reason is sent to its author; authors withdraw "
                    + "their own.")
    @APIResponse(responseCode = "409", description = "The request has been answered")
    public Uni<Response> close(
            @BeanParam Change change,
            @PathParam("request") int request,
            @NotNull(message = "is missing") @Valid Reason body) {
        return changes.change(change, new CloseRulingRequest(request, change.why(body)));
    }

    /**
     * A penalty.
     *
     * @param points match points taken off, 0 or more, with at most two digits behind the point
     * @param card NONE, YELLOW or RED; NONE when left out
     */
    @Schema(name = "NewPenalty")
    public record NewPenalty(
            int entrant,

            @Schema(type = SchemaType.NUMBER, implementation = Double.class) @Nullable
            Points points,

            @Nullable Card card,
            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = NOTE_MAX, message = NOTE_SIZE) @Nullable
            String note)
            implements Change.Given {}

    @POST
    @Path("/penalties")
    @Operation(
            operationId = "penalise",
            summary = "Deduct points from an entrant, or show a card",
            description = "The number `penalty` in the response identifies the penalty when you lift it.")
    @APIResponse(responseCode = "403", description = "Only for organisers")
    public Uni<Response> penalise(
            @BeanParam DryRunnable change, @NotNull(message = "is missing") @Valid NewPenalty body) {
        Card card = body.card() == null ? Card.NONE : body.card();
        if (body.points() == null && card == Card.NONE) {
            throw Problem.invalidField("/points", "missing", "is missing: points, a card, or both")
                    .asException();
        }
        Points points = Objects.requireNonNullElse(body.points(), Points.ZERO);
        Penalise command = new Penalise(body.entrant(), points, card, change.why(body));
        return changes.change(change, command, this::numbered);
    }

    /** With the number of the penalty; without it when the list of competitions stays behind, for it is given. */
    private Uni<ResponseBuilder> numbered(Done done) {
        return reads.find(done.competition(), done.version())
                .map(competition -> competition.penalties().stream()
                        .filter(penalty -> penalty.version() == done.version())
                        .map(Penalty::number)
                        .findFirst())
                .onFailure(ProblemException.class)
                .recoverWithItem(Optional.empty())
                .map(number -> Response.ok(ChangeView.of(done, number.orElse(null))));
    }

    @POST
    @Path("/penalties/{penalty}/lift")
    @Operation(
            operationId = "liftPenalty",
            summary = "Lift a penalty",
            description = "The points or the card no longer count.")
    @APIResponse(responseCode = "403", description = "Only for organisers")
    public Uni<Response> liftPenalty(
            @BeanParam DryRunnable change,
            @PathParam("penalty") int penalty,
            @NotNull(message = "is missing") @Valid Reason body) {
        return changes.change(change, new LiftPenalty(penalty, change.why(body)));
    }
}
