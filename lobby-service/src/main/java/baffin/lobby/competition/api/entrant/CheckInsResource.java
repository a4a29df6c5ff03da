package baffin.lobby.competition.api.entrant;

import baffin.competition.Entrant;
import baffin.competition.event.EntryCommand.CheckInMany;
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
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Checking in of many in one request, as an organiser takes the names at the door. */
@Path("/api/v1/competitions/{id}/entrants/check-in")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Competitions")
public class CheckInsResource {

    private final DryRuns changes;
    private final EntrantNames names;

    CheckInsResource(DryRuns changes, EntrantNames names) {
        this.changes = changes;
        this.names = names;
    }

    /**
     * Those who are there.
     *
     * @param entrants 1 to 500 numbers or handles of entrants
     */
    @Schema(name = "CheckIns")
    public record CheckIns(
            @NotNull(message = "is missing")
            @Schema(
                    type = SchemaType.ARRAY,
                    implementation = Object.class,
                    minItems = 1,
                    maxItems = CheckInMany.ROWS_MAX,
                    examples = "[7, \"Amundsen\", 5]")
            List<JsonNode> entrants) {}

    @POST
    @Operation(
            operationId = "checkInMany",
            summary = "Check in many entrants at once",
            description = "All are checked in or none, as one change with one version. Entrants who have already "
                    + "checked in are not changed.")
    @APIResponse(
            responseCode = "200",
            description = "Done, with an event CheckedIn for each. A dry run: the standing before and after")
    @APIResponse(
            responseCode = "400",
            description = "violations has every row without an entrant; no entrant is checked in")
    @APIResponse(responseCode = "409", description = "Check-in is not required or not open yet")
    public Uni<Response> checkIn(@BeanParam DryRunnable change, @NotNull(message = "is missing") @Valid CheckIns body) {
        return changes.change(
                change,
                (caller, competition) ->
                        Whole.of(new CheckInMany(names.numbers(competition, body.entrants(), Entrant::active, false))));
    }
}
