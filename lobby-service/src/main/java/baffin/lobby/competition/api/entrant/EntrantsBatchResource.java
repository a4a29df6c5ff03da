package baffin.lobby.competition.api.entrant;

import baffin.competition.entry.Newcomer;
import baffin.competition.event.EntryCommand.AddEntrants;
import baffin.competition.policy.Policy;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.lobby.competition.service.DryRunnable;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.Participants;
import baffin.lobby.competition.service.PlayerRef;
import baffin.match.terms.SeatHolder;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Roles;
import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Many entrants in one request, as an organiser brings them from elsewhere. */
@Path("/api/v1/competitions/{id}/entrants/batch")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Competitions")
public class EntrantsBatchResource {

    private final DryRuns changes;
    private final CompetitionReads reads;
    private final EntrantRows rows;
    private final Participants participants;

    EntrantsBatchResource(DryRuns changes, CompetitionReads reads, EntrantRows rows, Participants participants) {
        this.changes = changes;
        this.reads = reads;
        this.rows = rows;
        this.participants = participants;
    }

    /**
     * Those who are to be entered.
     *
     * @param entrants 1 to 500 rows in the order of their numbers, each with a player, a handle or a bot
     */
    @Schema(name = "EntrantsBatch", examples = "{\"entrants\":[{\"handle\":\"Fram\"},{\"bot\":\"navigator\"}]}")
    public record Batch(
            @NotNull(message = "is missing") @Schema(minItems = 1, maxItems = AddEntrants.ROWS_MAX)
            List<PlayerRef> entrants) {}

    @POST
    @Operation(
            operationId = "enterMany",
            summary = "Enter or invite many at once",
            description = "All rows are accepted or none, as one change with one version that counts as one "
                    + "request for rate limits. House bots and your own bots enter immediately; people are "
                    + "invited and enter when they accept. The body may have 64 KiB.")
    @APIResponse(
            responseCode = "200",
            description = "Done, with an event Entered or Invited for each row, in order. A dry run: the standing "
                    + "before and after")
    @RequestBody(content = @Content(schema = @Schema(implementation = Batch.class)))
    @APIResponse(responseCode = "400", description = "violations has every invalid row; no entrant is added")
    @APIResponse(responseCode = "409", description = "violations has every conflicting row; no entrant is added")
    public Uni<Response> enter(@BeanParam DryRunnable change, @NotNull(message = "is missing") JsonNode body) {
        return changes.change(
                change,
                caller -> reads.present(change.competition())
                        .chain(competition -> rows.people(caller, competition, body)
                                .map(people -> whole(caller, people, competition.policy()))));
    }

    private Whole whole(Caller caller, List<SeatHolder> people, Policy policy) {
        List<Newcomer> newcomers = people.stream()
                .map(person -> new Newcomer(person, null, 0, false))
                .toList();
        return new Whole(
                new AddEntrants(newcomers),
                participants
                        .speaksFor(caller)
                        .chain(own -> participants
                                .newcomers(people, policy)
                                .map(rows -> new AddEntrants(rows.stream()
                                        .map(row -> agreed(row, own))
                                        .toList()))));
    }

    private static Newcomer agreed(Newcomer row, Set<String> own) {
        return own.contains(row.person().player()) ? new Newcomer(row.person(), row.rating(), row.rated(), true) : row;
    }
}
