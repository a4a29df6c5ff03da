package baffin.gameservice.projection;

import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionResource;
import io.smallrye.common.annotation.Identifier;
import jakarta.ws.rs.Path;

/** What operators may do to what people are told of competitions. */
@Path("/internal/game/competitions")
public class InternalCompetitionsResource extends ProjectionResource {

    InternalCompetitionsResource(@Identifier("game-competitions") ProjectionEngine engine) {
        super(engine);
    }
}
