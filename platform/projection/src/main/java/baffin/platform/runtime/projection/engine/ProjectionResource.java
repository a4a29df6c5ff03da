package baffin.platform.runtime.projection.engine;

import baffin.platform.runtime.projection.rebuild.RebuildReport;
import baffin.platform.runtime.projection.rebuild.ReleaseReport;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;

/**
 * What operators may do to a projection. A service makes it an endpoint by a subclass with {@code @Path("/internal")};
 * the guard of that path asks for the internal token.
 */
@PermitAll
@Produces(MediaType.APPLICATION_JSON)
public abstract class ProjectionResource {

    private final ProjectionEngine engine;

    /** The endpoint of one projection. */
    protected ProjectionResource(ProjectionEngine engine) {
        this.engine = engine;
    }

    /** Folds the topic anew and compares; answers when it is done. */
    @POST
    @Path("/rebuild")
    @Operation(hidden = true)
    public Uni<RebuildReport> rebuild(@QueryParam("force") @DefaultValue("false") boolean force) {
        return engine.rebuild(force);
    }

    /** Positions, lag and stopped matches. */
    @GET
    @Path("/projection")
    @Operation(hidden = true)
    public Uni<ProjectionStatus> status() {
        return engine.status();
    }

    /** Lets a stopped match go on. */
    @POST
    @Path("/projection/release")
    @Operation(hidden = true)
    public Uni<ReleaseReport> release(@QueryParam("key") @DefaultValue("") String key) {
        return engine.release(key);
    }
}
