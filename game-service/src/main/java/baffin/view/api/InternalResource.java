package baffin.view.api;

import baffin.platform.runtime.projection.ProjectionEngine;
import baffin.platform.runtime.projection.ProjectionResource;
import jakarta.ws.rs.Path;

/** What operators may do to the views of matches. */
@Path("/internal")
public class InternalResource extends ProjectionResource {

    InternalResource(ProjectionEngine engine) {
        super(engine);
    }
}
