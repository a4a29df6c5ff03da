package baffin.view.api;

import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.platform.limits.PageSize;
import baffin.platform.problem.Problem;
import baffin.view.live.Archive;
import baffin.view.live.Matches;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Started matches. */
@Path("/api/v1/matches")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Matches")
public class MatchListResource {

    private final Matches matches;

    MatchListResource(Matches matches) {
        this.matches = matches;
    }

    /** A page of them, the latest start first. */
    @GET
    @Operation(operationId = "listMatches", summary = "Started matches, the latest first")
    @APIResponse(responseCode = "200", description = "A page of matches")
    @APIResponse(responseCode = "400", description = "A parameter is not valid")
    public Uni<Page<ListedMatch>> list(
            @Parameter(description = "RUNNING or ENDED; all when absent") @QueryParam("status") @Nullable String status,
            @Parameter(description = "only this game") @QueryParam("game") @Nullable String game,
            @Parameter(description = "only matches of this player") @QueryParam("player") @Nullable String player,
            @Parameter(description = "only matches of this competition") @QueryParam("competition") @Nullable
                    String competition,
            @Parameter(description = "nextCursor of the page before") @QueryParam("cursor") @Nullable String cursor,
            @Parameter(description = "1 to 200") @QueryParam("limit") @Nullable Integer limit) {
        int most = PageSize.of(limit);
        Optional<Cursor> after = Cursor.parse(cursor, 2);
        Archive.Filter filter = new Archive.Filter(
                ended(status),
                game,
                player,
                competition,
                after.map(MatchListResource::start).orElse(null),
                after.map(place -> place.keys().getLast()).orElse(null));
        return matches.list(filter, most + 1)
                .map(found -> Page.of(
                        found.stream().map(ListedMatch::of).toList(),
                        most,
                        last -> Cursor.after(last.startedAt().toEpochMilli(), last.matchId())));
    }

    private static @Nullable Boolean ended(@Nullable String status) {
        if (status == null) {
            return null;
        }
        return switch (status) {
            case MatchDocument.RUNNING -> Boolean.FALSE;
            case MatchDocument.ENDED -> Boolean.TRUE;
            default ->
                throw Problem.invalidField("?status", "unknown", "must be RUNNING or ENDED")
                        .asException();
        };
    }

    private static long start(Cursor cursor) {
        try {
            return Long.parseLong(cursor.keys().getFirst());
        } catch (NumberFormatException e) {
            throw Cursor.foreign();
        }
    }
}
