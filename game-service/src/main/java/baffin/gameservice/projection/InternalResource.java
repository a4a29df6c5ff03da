package baffin.gameservice.projection;

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

/** What operators may do to the views of matches; a rebuild is one of what is told of competitions as well. */
@Path("/internal/game")
@PermitAll
public class InternalResource extends ProjectionResource {

    private final ProjectionEngine matches;
    private final ProjectionEngine competitions;

    InternalResource(
            @Identifier("views") ProjectionEngine matches,
            @Identifier("game-competitions") ProjectionEngine competitions) {
        super(matches);
        this.matches = matches;
        this.competitions = competitions;
    }

    /** Folds both topics anew and compares; answers when it is done. */
    @Override
    @POST
    @Path("/rebuild")
    @Operation(hidden = true)
    public Uni<RebuildReport> rebuild(@QueryParam("force") @DefaultValue("false") boolean force) {
        return matches.rebuild(force).chain(first -> competitions.rebuild(force).map(first::and));
    }
}
