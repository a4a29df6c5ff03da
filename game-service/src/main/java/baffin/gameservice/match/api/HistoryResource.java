package baffin.gameservice.match.api;

import baffin.gameservice.match.domain.Match;
import baffin.gameservice.match.domain.Matches;
import baffin.gameservice.match.domain.StepSource;
import baffin.gameservice.match.stream.StepView;
import baffin.match.event.Step;
import baffin.platform.limits.PageSize;
import baffin.platform.problem.Problem;
import baffin.platform.request.QueryFilters;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
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

    /** The steps from one version to another. */
    @GET
    @Operation(operationId = "getMatchEvents", summary = "History of a match, as the caller may see it")
    @APIResponse(
            responseCode = "200",
            description = "Steps in order, one for each version",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = HistoryView.class)))
    @APIResponse(responseCode = "304", description = "Nothing new since the version in If-None-Match")
    @APIResponse(responseCode = "400", description = "A parameter is not valid")
    @APIResponse(responseCode = "404", description = "No such match")
    public Uni<RestResponse<byte[]>> events(
            @PathParam("id") String id,
            @Parameter(description = "first version; 1 when absent") @QueryParam("from") @Nullable Long from,
            @Parameter(description = "last version; the last one when absent") @QueryParam("to") @Nullable Long to,
            @Parameter(description = "1 to 200") @QueryParam("limit") @Nullable Integer limit,
            @QueryParam("minVersion") @Nullable Long minVersion,
            @Parameter(description = "public for what everybody may see; what you may see when absent")
                    @QueryParam("as")
                    @Nullable
                    String as) {
        Stretch stretch = Stretch.of(from, to, limit);
        return lookup.seen(id, null, minVersion, as).chain(seen -> events(matches, seen, stretch, 1));
    }

    /**
     * Which steps are wanted.
     *
     * @param first first version
     * @param last last version
     * @param most how many at most
     */
    public record Stretch(long first, long last, int most) {

        public static Stretch of(@Nullable Long from, @Nullable Long to, @Nullable Integer limit) {
            if (from != null && from < 1) {
                throw Problem.invalidField("?from", "out-of-range", "must be 1 or above")
                        .asException();
            }
            QueryFilters.refuse(
                    "to", to != null && to < (from == null ? 1 : from), "must not be before from, 1 when absent");
            return new Stretch(from == null ? 1 : from, to == null ? Long.MAX_VALUE : to, PageSize.of(limit));
        }

        /**
         * The steps that are wanted.
         *
         * @param begin the first version that there is
         */
        public Uni<Steps> steps(StepSource source, Match<?, ?, ?, ?> match, long begin) {
            long from = Math.max(begin, first);
            long end = Math.min(match.version(), last);
            return source.steps(match, from, Math.min(end, from + most - 1)).map(steps -> Steps.of(steps, end));
        }
    }

    /**
     * Some steps in order.
     *
     * @param next version of the first wanted step after them; null at the end
     */
    public record Steps(List<Step> steps, @Nullable Long next) {

        static Steps of(List<Step> steps, long end) {
            boolean whole = steps.isEmpty() || steps.getLast().version() >= end;
            return new Steps(steps, whole ? null : steps.getLast().version() + 1);
        }
    }

    /**
     * The steps as the caller may see them.
     *
     * @param begin the first version that there is
     */
    public static Uni<RestResponse<byte[]>> events(StepSource source, Lookup.Seen seen, Stretch stretch, long begin) {
        return stretch.steps(source, seen.match(), begin).map(page -> Answers.json(seen.match(), document(seen, page)));
    }

    private static HistoryView document(Lookup.Seen seen, Steps page) {
        return new HistoryView(
                seen.match().id(),
                seen.match().version(),
                page.steps().stream()
                        .map(step -> StepView.of(seen.match(), step, seen.viewer()))
                        .toList(),
                page.next());
    }
}
