package baffin.lobby.api;

import baffin.platform.problem.Problem;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionStatus;
import baffin.platform.runtime.projection.rebuild.RebuildReport;
import baffin.platform.runtime.projection.rebuild.ReleaseReport;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.annotations.Operation;

/**
 * What operators may do to the list of matches, which is two projections. The guard of the path asks for the internal
 * token.
 */
@Path("/internal/lobby")
@PermitAll
@Produces(MediaType.APPLICATION_JSON)
public class InternalResource {

    private final Map<String, ProjectionEngine> engines;

    InternalResource(
            @Identifier("open-matches") ProjectionEngine open, @Identifier("ended-matches") ProjectionEngine ended) {
        this.engines = new TreeMap<>(Map.of("open-matches", open, "ended-matches", ended));
    }

    /** Folds both topics anew and compares; answers when it is done. */
    @POST
    @Path("/rebuild")
    @Operation(hidden = true)
    public Uni<RebuildReport> rebuild(@QueryParam("force") @DefaultValue("false") boolean force) {
        return engine("open-matches")
                .rebuild(force)
                .chain(open -> engine("ended-matches").rebuild(force).map(open::and));
    }

    /** Positions, lag and stopped matches of both. */
    @GET
    @Path("/projection")
    @Operation(hidden = true)
    public Uni<List<ProjectionStatus>> status() {
        return engine("ended-matches")
                .status()
                .chain(ended -> engine("open-matches").status().map(open -> List.of(ended, open)));
    }

    /** Lets a stopped match go on. */
    @POST
    @Path("/projection/release")
    @Operation(hidden = true)
    public Uni<ReleaseReport> release(
            @QueryParam("projection") @DefaultValue("open-matches") String projection,
            @QueryParam("key") @DefaultValue("") String key) {
        return engine(projection).release(key);
    }

    private ProjectionEngine engine(String name) {
        ProjectionEngine engine = engines.get(name);
        if (engine == null) {
            throw Problem.invalidField("?projection", "invalid", "must be one of " + engines.keySet())
                    .asException();
        }
        return engine;
    }
}
