package baffin.lobby.competition.api.round;

import baffin.competition.Competition;
import baffin.competition.TableRuling;
import baffin.competition.entry.Actor;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.table.Round;
import baffin.competition.table.TableResult;
import baffin.competition.table.WithdrawnRound;
import baffin.lobby.competition.api.CompetitionViews;
import baffin.lobby.competition.api.round.TablesResource.Reasoned;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.ReadQuery;
import baffin.platform.identity.Roles;
import com.fasterxml.jackson.annotation.JsonInclude;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
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
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** What organisers have ruled about tables, and taking it back. */
@Path("/api/v1/competitions/{id}/rulings")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "competitions")
public class RulingsResource {

    private final DryRuns changes;
    private final CompetitionViews views;

    RulingsResource(DryRuns changes, CompetitionViews views) {
        this.changes = changes;
        this.views = views;
    }

    /**
     * The rulings on tables of a competition.
     *
     * @param items by number
     */
    @Schema(name = "CompetitionRulings")
    public record Rulings(List<RulingView> items) {}

    @GET
    @PermitAll
    @Operation(operationId = "rulings", summary = "The rulings on tables, lifted ones as well, by number")
    @APIResponseSchema(value = Rulings.class, responseDescription = "The rulings")
    public Uni<Response> list(@BeanParam ReadQuery readQuery) {
        return views.answer(
                readQuery,
                competition -> new Rulings(competition.rulings().stream()
                        .map(ruling -> RulingView.of(competition, ruling))
                        .toList()));
    }

    @POST
    @Path("/{ruling}/lift")
    @Operation(
            operationId = "liftRuling",
            summary = "Take a ruling on a table back",
            description = "The table is what it was before, the latest ruling on a table first. Where a result has come"
                    + " since, replaces names it.")
    @APIResponse(
            responseCode = "409",
            description =
                    "A later ruling on the table holds, another result stands there (stands tells it), or the table"
                            + " would be open again after its time; or you played there, and others could lift it")
    public Uni<Response> lift(
            @BeanParam RulingChange change,
            @PathParam("ruling") int ruling,
            @NotNull(message = "is missing") @Valid Reasoned body) {
        return changes.change(change, change.meant(new LiftRuling(ruling, change.why(body), body.replaces())));
    }

    /**
     * What an organiser has ruled about a table.
     *
     * @param ruling its number, which lifts it
     * @param source what it made of the table; absent when the table was to play again
     * @param by who ruled
     * @param own true when whoever ruled played at the table
     * @param reason the organiser's words
     * @param lifted true when it was taken back, or its round withdrawn
     * @param version version of the competition that brought it
     * @param at when (UTC)
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
}
