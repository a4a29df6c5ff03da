package baffin.scoring.rating.api;

import baffin.match.GameRegistry;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Paging;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.QueryFilters;
import baffin.scoring.rating.domain.RatingPolicy;
import baffin.scoring.rating.domain.SideBySide;
import baffin.scoring.rating.view.EvaluationView;
import baffin.scoring.rating.view.RatingLab;
import baffin.scoring.rating.view.RatingPolicyView;
import baffin.scoring.rating.view.SideBySideView;
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
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** How ratings are worked out, what another way would give, and which foretells best. */
@Path("/api/v1/rating-policies")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Scores")
public class RatingPoliciesResource {

    private static final String GAME = "id of the game";
    private static final String MODE = "solo or teams";

    private final RatingLab lab;

    RatingPoliciesResource(RatingLab lab) {
        this.lab = lab;
    }

    /** All of them. */
    @GET
    @Operation(operationId = "listRatingPolicies", summary = "The ways of rating, with all their numbers")
    @APIResponse(responseCode = "200", description = "The policies, the official one first")
    public RatingPolicyView policies() {
        return RatingPolicyView.all();
    }

    /** The same results by two policies. */
    @GET
    @Path("/{version}/games/{game}")
    @Operation(
            operationId = "compareRatings",
            summary = "All ratings of a game by the official policy and by another, side by side",
            description = "Both are worked out anew from the latest results; an answer may be a minute old.")
    @APIResponse(responseCode = "200", description = "A page of players in the official order")
    @APIResponse(responseCode = "400", description = "A parameter is not valid")
    @APIResponse(responseCode = "404", description = "No such game or policy")
    public Uni<SideBySideView> compare(
            @Parameter(description = "version of the other policy", example = "classic-1") @PathParam("version")
                    String version,
            @Parameter(description = GAME, example = "expedition") @PathParam("game") String game,
            @Parameter(description = MODE) @QueryParam("mode") @DefaultValue("solo") String mode,
            @BeanParam Paging paging) {
        RatingPolicy other = RatingPolicy.of(version)
                .orElseThrow(() -> Problem.of(ProblemType.NOT_FOUND, "No rating policy has the version " + version)
                        .asException());
        checked(game, mode);
        int most = paging.items();
        int from = paging.after(1, keys -> Math.max(0, Integer.parseInt(keys.getFirst())))
                .orElse(0);
        return lab.compared(game, mode, other).map(compared -> {
            List<SideBySide.Row> rows = compared.rows();
            int first = Math.min(from, rows.size());
            int next = Math.min(first + most, rows.size());
            return new SideBySideView(
                    game,
                    mode,
                    RatingPolicy.OFFICIAL.version(),
                    other.version(),
                    compared.matches(),
                    rows.subList(first, next).stream()
                            .map(SideBySideView.Row::of)
                            .toList(),
                    next < rows.size() ? Cursor.after(next).text() : null);
        });
    }

    /** Which policy foretells best. */
    @GET
    @Path("/evaluation/{game}")
    @Operation(
            operationId = "evaluateRatings",
            summary = "How well each policy foretells who of two players comes first",
            description = "Mean log-loss over the latest results, month by month; an answer may be a minute old.")
    @APIResponse(responseCode = "200", description = "The losses by policy")
    @APIResponse(responseCode = "400", description = "A parameter is not valid")
    @APIResponse(responseCode = "404", description = "No such game")
    public Uni<EvaluationView> evaluate(
            @Parameter(description = GAME, example = "expedition") @PathParam("game") String game,
            @Parameter(description = MODE) @QueryParam("mode") @DefaultValue("solo") String mode) {
        checked(game, mode);
        return lab.evaluated(game, mode).map(evaluation -> EvaluationView.of(game, mode, evaluation));
    }

    private static void checked(String game, String mode) {
        if (GameRegistry.installed().find(game).isEmpty()) {
            throw Problem.of(ProblemType.NOT_FOUND, "No game has the id " + game)
                    .asException();
        }
        QueryFilters.mode(mode);
    }
}
