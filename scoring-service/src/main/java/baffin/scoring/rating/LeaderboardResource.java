package baffin.scoring.rating;

import baffin.match.GameRegistry;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Paging;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.QueryFilters;
import baffin.scoring.match.LeaderboardView;
import baffin.scoring.match.Scores;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Players by wins or by rating. */
@Path("/api/v1/leaderboards/{game}")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Scores")
public class LeaderboardResource {

    private final Scores scores;
    private final RatingStore ratings;
    private final Callers callers;

    LeaderboardResource(Scores scores, RatingStore ratings, Callers callers) {
        this.callers = callers;
        this.scores = scores;
        this.ratings = ratings;
    }

    @GET
    @Operation(
            operationId = "getLeaderboard",
            summary = "Get the leaderboard of a game",
            description = "By wins or by rating. Only ranked matches count.")
    @APIResponse(responseCode = "200", description = "A page of players")
    public Uni<LeaderboardView> leaderboard(
            @Parameter(example = "expedition") @PathParam("game") String game,
            @QueryParam("by") @DefaultValue("wins") String by,
            @QueryParam("mode") @Nullable String mode,
            @BeanParam Paging paging) {
        if (GameRegistry.installed().find(game).isEmpty()) {
            throw Problem.of(ProblemType.NOT_FOUND, "No game has the id " + game)
                    .asException();
        }
        QueryFilters.mode(mode);
        QueryFilters.refuse("mode", by.equals("wins") && mode != null, "is for by=rating");
        int most = paging.items();
        int offset = paging.after(1, LeaderboardResource::offset).orElse(0);
        return rows(game, by, Objects.requireNonNullElse(mode, "solo"), offset, most + 1)
                .map(rows -> document(game, rows, offset, most));
    }

    private Uni<List<LeaderboardView.Row>> rows(String game, String by, String mode, int offset, int most) {
        return switch (by) {
            case "wins" -> scores.leaderboard(game, offset, most);
            case "rating" ->
                callers.viewer()
                        .chain(caller -> ratings.leaderboard(
                                game, mode, caller.map(Caller::player).orElse(null), offset, most));
            default ->
                throw Problem.notOneOf("?by", by, List.of("wins", "rating")).asException();
        };
    }

    private static LeaderboardView document(String game, List<LeaderboardView.Row> rows, int offset, int most) {
        boolean more = rows.size() > most;
        return new LeaderboardView(
                game,
                more ? rows.subList(0, most) : rows,
                more ? Cursor.after(offset + most).text() : null);
    }

    private static int offset(List<String> keys) {
        int offset = Integer.parseInt(keys.getFirst());
        if (offset < 0) {
            throw Cursor.foreign();
        }
        return offset;
    }
}
