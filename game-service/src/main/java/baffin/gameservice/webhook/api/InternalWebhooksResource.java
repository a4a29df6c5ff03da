package baffin.gameservice.webhook.api;

import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionResource;
import io.smallrye.common.annotation.Identifier;
import jakarta.ws.rs.Path;

/** What operators may do to the reading of competitions for webhooks; a rebuild tells nothing again. */
@Path("/internal/game/hooks")
public class InternalWebhooksResource extends ProjectionResource {

    InternalWebhooksResource(@Identifier("hooks-competitions") ProjectionEngine engine) {
        super(engine);
    }
}
