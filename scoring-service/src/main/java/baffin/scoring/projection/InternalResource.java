package baffin.scoring.projection;

import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionResource;
import baffin.platform.runtime.projection.rebuild.RebuildReport;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** What operators may do to the scores; a rebuild is one of competitions as well. */
@Path("/internal/scoring")
@PermitAll
public class InternalResource extends ProjectionResource {

    private final ProjectionEngine scores;
    private final ProjectionEngine competitions;

    InternalResource(
            @Identifier("scores") ProjectionEngine scores,
            @Identifier(CompetitionWiring.COMPETITIONS) ProjectionEngine competitions) {
        super(scores);
        this.scores = scores;
        this.competitions = competitions;
    }

    /** Folds both topics anew and compares; answers when it is done. */
    @Override
    @POST
    @Path("/rebuild")
    @Operation(hidden = true)
    public Uni<RebuildReport> rebuild(@QueryParam("force") @DefaultValue("false") boolean force) {
        return scores.rebuild(force).chain(first -> competitions.rebuild(force).map(first::and));
    }
}
