package baffin.scoring.api;

import baffin.platform.runtime.projection.ProjectionEngine;
import baffin.platform.runtime.projection.ProjectionResource;
import baffin.platform.runtime.projection.RebuildReport;
import baffin.scoring.adapter.CompetitionWiring;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** What operators may do to the scores; a rebuild is one of competitions as well. */
@Path("/internal")
@PermitAll
public class InternalResource extends ProjectionResource {

    private static final long MS_A_SECOND = 1_000;

    private final ProjectionEngine scores;
    private final ProjectionEngine competitions;

    InternalResource(
            ProjectionEngine scores, @Identifier(CompetitionWiring.COMPETITIONS) ProjectionEngine competitions) {
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
        return scores.rebuild(force).chain(first -> competitions.rebuild(force).map(second -> both(first, second)));
    }

    private static RebuildReport both(RebuildReport first, RebuildReport second) {
        Map<String, String> tables = new TreeMap<>(first.tables());
        second.tables().forEach((table, rows) -> tables.merge(table, rows, (one, other) -> one + "; " + other));
        long events = first.events() + second.events();
        long millis = first.millis() + second.millis();
        return new RebuildReport(
                first.identical() && second.identical(),
                first.switched() && second.switched(),
                events,
                millis,
                events * MS_A_SECOND / Math.max(1, millis),
                tables);
    }
}
