package baffin.scoring.match.api;

import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.match.CompetitionPlace;
import baffin.platform.request.IdQuery;
import baffin.platform.request.QueryFilters;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.RuledResults;
import baffin.scoring.match.ResultPage;
import baffin.scoring.match.ResultView;
import baffin.scoring.match.Scores;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Finished matches. */
@Path("/api/v1/results")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Scores")
public class ResultsResource {

    private final Scores scores;
    private final Callers callers;
    private final RuledResults rulings;

    ResultsResource(Scores scores, Callers callers, Competitions competitions) {
        this.scores = scores;
        this.callers = callers;
        this.rulings = new RuledResults(competitions);
    }

    @GET
    @Operation(
            operationId = "listResults",
            summary = "List finished matches, latest first",
            description = "Public matches and your own. If an organiser has ruled on the table, `ruled` has what "
                    + "counts. With an opponent, `headToHead` says how the two have done against each other.")
    @APIResponse(responseCode = "200", description = "A page of results")
    public Uni<ResultPage> results(
            @QueryParam("game") @Nullable String game,
            @IdQuery(IdQuery.Of.PLAYER) @QueryParam("player") @Nullable String player,
            @IdQuery(IdQuery.Of.COMPETITION) @QueryParam("competition") @Nullable String competition,
            @IdQuery(IdQuery.Of.PLAYER) @QueryParam("opponent") @Nullable String opponent,
            @BeanParam Paging paging) {
        QueryFilters.refuse("opponent", opponent != null && player == null, "needs player beside it");
        Scores.@Nullable Place after = paging.after(2, Scores.Place::of).orElse(null);
        return callers.named(Optional.ofNullable(player))
                .chain(named -> callers.named(Optional.ofNullable(opponent))
                        .chain(other -> callers.viewer()
                                .map(caller -> new Scores.Filter(
                                        QueryFilters.game(game),
                                        named.orElse(null),
                                        other.orElse(null),
                                        competition,
                                        caller.map(Caller::player).orElse(null)))))
                .chain(filter -> page(filter, after, paging.items()));
    }

    private Uni<ResultPage> page(Scores.Filter filter, Scores.@Nullable Place after, int most) {
        Uni<Page<ResultView>> page = scores.results(filter, after, most + 1)
                .chain(this::ruled)
                .map(found ->
                        Page.of(found, most, last -> Cursor.after(last.endedAt().toEpochMilli(), last.matchId())));
        return page.chain(part -> filter.opponent() == null
                ? Uni.createFrom().item(new ResultPage(null, part.items(), part.nextCursor()))
                : scores.headToHead(filter).map(met -> new ResultPage(met, part.items(), part.nextCursor())));
    }

    private Uni<List<ResultView>> ruled(List<ResultView> found) {
        List<CompetitionPlace> places = found.stream()
                .map(ResultView::competition)
                .filter(Objects::nonNull)
                .toList();
        return rulings.of(places)
                .map(ruled -> found.stream()
                        .map(one -> one.competition() == null ? one : one.ruled(ruled.get(one.competition())))
                        .toList());
    }
}
