package baffin.lobby.competition.api.round;

import baffin.competition.entry.Penalty;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.event.Cause.Category;
import baffin.competition.event.RulingCommand.LiftPenalty;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.policy.Points;
import baffin.lobby.competition.api.Reason;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.ChangeView;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.lobby.competition.service.Done;
import baffin.lobby.competition.service.DryRunnable;
import baffin.lobby.competition.service.DryRuns;
import baffin.platform.identity.Roles;
import baffin.platform.problem.ProblemException;
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
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Points off and cards. */
@Path("/api/v1/competitions/{id}/penalties")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "competitions")
@APIResponse(responseCode = "403", description = "Only its organisers may")
public class PenaltiesResource {

    private final DryRuns changes;
    private final CompetitionReads reads;

    PenaltiesResource(DryRuns changes, CompetitionReads reads) {
        this.changes = changes;
        this.reads = reads;
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

            @NotNull(message = "is missing") @Schema(type = SchemaType.NUMBER, implementation = Double.class)
            Points points,

            @Nullable Card card,
            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = NOTE_MAX, message = "must have {min} to {max} characters") @Nullable
            String note)
            implements Change.Given {}

    @POST
    @Operation(
            operationId = "penalise",
            summary = "Take points off an entrant, or show a card",
            description = "penalty in the answer is the number by which it is lifted.")
    public Uni<Response> penalise(
            @BeanParam DryRunnable change, @NotNull(message = "is missing") @Valid NewPenalty body) {
        Card card = body.card() == null ? Card.NONE : body.card();
        Penalise command = new Penalise(body.entrant(), body.points(), card, change.why(body));
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
    @Path("/{penalty}/lift")
    @Operation(operationId = "liftPenalty", summary = "Take a penalty back")
    public Uni<Response> lift(
            @BeanParam DryRunnable change,
            @PathParam("penalty") int penalty,
            @NotNull(message = "is missing") @Valid Reason body) {
        return changes.change(change, new LiftPenalty(penalty, change.why(body)));
    }
}
