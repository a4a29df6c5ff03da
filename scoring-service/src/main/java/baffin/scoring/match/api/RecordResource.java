package baffin.scoring.match.api;

import baffin.platform.identity.Callers;
import baffin.scoring.match.RecordView;
import baffin.scoring.match.Scores;
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
    private final Callers callers;

    RecordResource(Scores scores, Callers callers) {
        this.callers = callers;
        this.scores = scores;
    }

    @GET
    @Operation(operationId = "getPlayerRecord", summary = "Get statistics of a player's finished matches")
    @APIResponse(responseCode = "200", description = "The statistics; empty before the first finished match")
    public Uni<RecordView> record(@PathParam("id") String id) {
        return callers.named(id).chain(scores::record);
    }
}
