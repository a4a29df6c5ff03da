package baffin.lobby.competition.api.entrant;

import baffin.competition.event.Cause.Category;
import baffin.competition.event.RoundCommand.ForbidPair;
import baffin.competition.event.RoundCommand.LiftForbiddenPair;
import baffin.lobby.competition.api.Reason;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.DryRunnable;
import baffin.lobby.competition.service.DryRuns;
import baffin.platform.identity.Roles;
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
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Pairs that are kept apart in all rounds. */
@Path("/api/v1/competitions/{id}/forbidden-pairs")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "competitions")
@APIResponse(responseCode = "403", description = "Only its organisers may")
public class ForbiddenPairsResource {

    private final DryRuns changes;

    ForbiddenPairsResource(DryRuns changes) {
        this.changes = changes;
    }

    /** Two entrants. */
    @Schema(name = "ForbidPair")
    public record PairRequest(
            int one,
            int other,
            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = NOTE_MAX, message = "must have {min} to {max} characters") @Nullable
            String note)
            implements Change.Given {}

    @POST
    @Operation(
            operationId = "forbidPair",
            summary = "Keep two entrants apart in all rounds to come; organisers only",
            description = "pair in the event is the number by which it is lifted.")
    public Uni<Response> forbid(
            @BeanParam DryRunnable change, @NotNull(message = "is missing") @Valid PairRequest body) {
        return changes.change(change, new ForbidPair(body.one(), body.other(), change.why(body)));
    }

    @POST
    @Path("/{pair}/lift")
    @Operation(operationId = "liftForbiddenPair", summary = "Let two entrants meet again; organisers only")
    public Uni<Response> lift(
            @BeanParam DryRunnable change,
            @PathParam("pair") int pair,
            @NotNull(message = "is missing") @Valid Reason body) {
        return changes.change(change, new LiftForbiddenPair(pair, change.why(body)));
    }
}
