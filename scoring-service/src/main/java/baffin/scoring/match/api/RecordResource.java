package baffin.scoring.match.api;

import baffin.scoring.match.view.RecordView;
import baffin.scoring.match.view.Scores;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What players have achieved. */
@Path("/api/v1/players/{id}/record")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Scores")
public class RecordResource {

    private final Scores scores;

    RecordResource(Scores scores) {
        this.scores = scores;
    }

    /** One player's record; without games when none was finished. */
    @GET
    @Operation(operationId = "getPlayerRecord", summary = "A player's finished matches in numbers, game by game")
    @APIResponse(responseCode = "200", description = "The record; no games when none was finished")
    public Uni<RecordView> record(@PathParam("id") String id) {
        return scores.record(id);
    }
}
