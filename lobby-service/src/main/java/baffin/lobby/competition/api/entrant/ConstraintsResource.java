package baffin.lobby.competition.api.entrant;

import baffin.competition.event.Cause.Category;
import baffin.competition.event.EntryCommand.ChangeSeeding;
import baffin.competition.event.RoundCommand.ForbidPair;
import baffin.competition.event.RoundCommand.LiftForbiddenPair;
import baffin.lobby.competition.api.Reason;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.lobby.competition.service.DryRunnable;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.EntrantNames;
import baffin.platform.identity.Roles;
import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** What pairings have to respect: seeds by hand, and pairs that are kept apart. */
@Path("/api/v1/competitions/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Competitions")
public class ConstraintsResource {

    private final DryRuns changes;
    private final EntrantNames names;

    ConstraintsResource(DryRuns changes, EntrantNames names) {
        this.changes = changes;
        this.names = names;
    }

    /**
     * Who is seeded.
     *
     * @param entrants their numbers or handles, the best one first; empty when ratings and lots are to decide alone
     */
    @Schema(name = "Seeding")
    public record SeedingRequest(
            @NotNull(message = "is missing")
            @Schema(type = SchemaType.ARRAY, implementation = Object.class, examples = "[7, \"Amundsen\", 5]")
            List<JsonNode> entrants,

            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = NOTE_MAX, message = NOTE_SIZE) @Nullable
            String note)
            implements Change.Given {}

    @PUT
    @Path("/seeding")
    @Operation(
            operationId = "changeSeeding",
            summary = "Seed the entrants by hand",
            description = "Possible before the start. The named entrants come first, in this order; the others "
                    + "follow by rating and by lot.")
    @APIResponse(responseCode = "403", description = "Only for organisers")
    @APIResponse(responseCode = "409", description = "Play has begun")
    public Uni<Response> seed(
            @BeanParam DryRunnable change, @NotNull(message = "is missing") @Valid SeedingRequest body) {
        return changes.change(
                change,
                (caller, competition) -> Whole.of(new ChangeSeeding(
                        names.numbers(competition, body.entrants(), entrant -> true, true), change.why(body))));
    }

    /** Two entrants. */
    @Schema(name = "ForbidPair")
    public record PairRequest(
            int one,
            int other,
            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = NOTE_MAX, message = NOTE_SIZE) @Nullable
            String note)
            implements Change.Given {}

    @POST
    @Path("/forbidden-pairs")
    @Operation(
            operationId = "forbidPair",
            summary = "Keep two entrants apart in all later rounds",
            description = "The number `pair` in the event identifies the pair when you lift it.")
    @APIResponse(responseCode = "403", description = "Only for organisers")
    public Uni<Response> forbid(
            @BeanParam DryRunnable change, @NotNull(message = "is missing") @Valid PairRequest body) {
        return changes.change(change, new ForbidPair(body.one(), body.other(), change.why(body)));
    }

    @POST
    @Path("/forbidden-pairs/{pair}/lift")
    @Operation(operationId = "liftForbiddenPair", summary = "Let two entrants meet again")
    @APIResponse(responseCode = "403", description = "Only for organisers")
    public Uni<Response> lift(
            @BeanParam DryRunnable change,
            @PathParam("pair") int pair,
            @NotNull(message = "is missing") @Valid Reason body) {
        return changes.change(change, new LiftForbiddenPair(pair, change.why(body)));
    }
}
