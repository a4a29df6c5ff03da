package baffin.scoring.projection;

import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionResource;
import io.smallrye.common.annotation.Identifier;
import jakarta.ws.rs.Path;

/** What operators may do to competitions. */
@Path("/internal/scoring/competitions")
public class InternalCompetitionsResource extends ProjectionResource {

    InternalCompetitionsResource(@Identifier(CompetitionWiring.COMPETITIONS) ProjectionEngine engine) {
        super(engine);
    }
}
