package baffin.scoring.rating;

import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.request.QueryFilters;
import baffin.scoring.match.Scores;
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
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** How strong players are. */
@Path("/api/v1/players/{id}/ratings")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Scores")
public class RatingsResource {

    private final RatingStore ratings;
    private final Callers callers;

    RatingsResource(RatingStore ratings, Callers callers) {
        this.ratings = ratings;
        this.callers = callers;
    }

    @GET
    @Operation(
            operationId = "getPlayerRatings",
            summary = "Get the ratings of a player",
            description = "One for each game and mode.")
    @APIResponse(responseCode = "200", description = "The ratings; empty before the first rated match")
    public Uni<RatingsView> ratings(@PathParam("id") String id) {
        return callers.named(id)
                .chain(player -> callers.viewer()
                        .chain(caller ->
                                ratings.of(player, caller.map(Caller::player).orElse(null))));
    }

    @GET
    @Path("/changes")
    @Operation(
            operationId = "listRatingChanges",
            summary = "List the rating changes of a player, latest first",
            description = "A match that becomes known late changes the ratings of all later matches.")
    @APIResponse(responseCode = "200", description = "A page of changes")
    public Uni<Page<RatingChangeView>> changes(
            @PathParam("id") String id,
            @QueryParam("game") @Nullable String game,
            @QueryParam("mode") @Nullable String mode,
            @BeanParam Paging paging) {
        int most = paging.items();
        Scores.@Nullable Place after = paging.after(2, Scores.Place::of).orElse(null);
        return callers.named(id)
                .chain(player -> callers.viewer()
                        .chain(caller -> ratings.changes(
                                new RatingStore.Filter(
                                        player,
                                        QueryFilters.game(game),
                                        QueryFilters.mode(mode),
                                        caller.map(Caller::player).orElse(null)),
                                after,
                                most + 1)))
                .map(found -> Page.of(found, most, RatingsResource::place));
    }

    // a cursor can be read, so the id of a match that stands in no list is not in it
    private static Cursor place(RatingChangeView last) {
        String match = last.matchId();
        return Cursor.after(last.endedAt().toEpochMilli(), match == null ? "" : match);
    }
}
