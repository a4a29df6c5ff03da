package baffin.gameservice.match.stream;

import baffin.gameservice.match.Matches;
import baffin.gameservice.match.StepSource;
import baffin.gameservice.match.api.Answers;
import baffin.gameservice.match.api.Lookup;
import baffin.gameservice.match.api.StepsQuery;
import baffin.gameservice.match.api.StepsQuery.Stretch;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** What has happened in a match. */
@Path("/api/v1/matches/{id}/events")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Matches")
public class HistoryResource {

    private final Lookup lookup;
    private final Matches matches;

    HistoryResource(Lookup lookup, Matches matches) {
        this.lookup = lookup;
        this.matches = matches;
    }

    @GET
    @Operation(operationId = "getMatchEvents", summary = "Get the history of a match as you may see it")
    @APIResponse(
            responseCode = "200",
            description = "Steps in order, one for each version",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = HistoryView.class)))
    public Uni<RestResponse<byte[]>> events(
            @PathParam("id") String id,
            @BeanParam StepsQuery query,
            @QueryParam("minVersion") @Nullable Long minVersion,
            @QueryParam("as") @Nullable String as) {
        Stretch stretch = query.stretch();
        return lookup.seen(id, null, minVersion, as).chain(seen -> events(matches, seen, stretch, 1));
    }

    /**
     * The steps as the caller may see them.
     *
     * @param begin the first version that there is
     */
    public static Uni<RestResponse<byte[]>> events(StepSource source, Lookup.Seen seen, Stretch stretch, long begin) {
        return stretch.of(source, seen.match(), begin).map(page -> Answers.json(seen.match(), document(seen, page)));
    }

    private static HistoryView document(Lookup.Seen seen, StepsQuery.Page page) {
        return new HistoryView(
                seen.match().id(),
                seen.match().version(),
                page.steps().stream()
                        .map(step -> StepView.of(seen.match(), step, seen.viewer()))
                        .toList(),
                page.nextCursor());
    }
}
