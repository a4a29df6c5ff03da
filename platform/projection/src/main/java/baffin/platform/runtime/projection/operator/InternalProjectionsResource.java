package baffin.platform.runtime.projection.operator;

import baffin.platform.operator.OperatedService;
import baffin.platform.operator.ReleaseReport;
import baffin.platform.runtime.projection.engine.ProjectionStatus;
import baffin.platform.runtime.projection.rebuild.RebuildReport;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** The projections of a service, for its host. The guard of the path asks for the internal token. */
@Path("/internal/{service}")
@PermitAll
@Produces(MediaType.APPLICATION_JSON)
public class InternalProjectionsResource {

    private final Instance<OperatedProjections> services;

    InternalProjectionsResource(@Any Instance<OperatedProjections> services) {
        this.services = services;
    }

    /**
     * Folds the topics anew and compares; answers when it is done.
     *
     * @param projection one to rebuild alone; empty for all that a rebuild of the service covers
     */
    @POST
    @Path("/rebuild")
    @Operation(hidden = true)
    public Uni<RebuildReport> rebuild(
            @PathParam("service") String service,
            @QueryParam("projection") @DefaultValue("") String projection,
            @QueryParam("force") @DefaultValue("false") boolean force) {
        return OperatedService.named(service, services).rebuild(projection, force);
    }

    /** Positions, lag and stopped keys of each projection. */
    @GET
    @Path("/projections")
    @Operation(hidden = true)
    public Uni<List<ProjectionStatus>> projections(@PathParam("service") String service) {
        return OperatedService.named(service, services).statuses();
    }

    /** Lets a stopped key of a projection go on. */
    @POST
    @Path("/projections/{projection}/release")
    @Operation(hidden = true)
    public Uni<ReleaseReport> release(
            @PathParam("service") String service,
            @PathParam("projection") String projection,
            @QueryParam("key") @DefaultValue("") String key) {
        return OperatedService.named(service, services).engine(projection).release(key);
    }
}
