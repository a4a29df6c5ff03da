package baffin.scoring.api.competition;

import baffin.platform.runtime.projection.ProjectionEngine;
import baffin.platform.runtime.projection.ProjectionResource;
import baffin.scoring.adapter.CompetitionWiring;
import io.smallrye.common.annotation.Identifier;
import jakarta.ws.rs.Path;

/** What operators may do to competitions. */
@Path("/internal/competitions")
public class InternalCompetitionsResource extends ProjectionResource {

    InternalCompetitionsResource(@Identifier(CompetitionWiring.COMPETITIONS) ProjectionEngine engine) {
        super(engine);
    }
}
