package baffin.scoring.seat.api;

import baffin.game.GameInfo;
import baffin.match.GameRegistry;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.QueryFilters;
import baffin.scoring.seat.view.SeatEffectsView;
import baffin.scoring.seat.view.SeatStatistics;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Whether start seats are fair. */
@Path("/api/v1/seat-effects/{game}")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Scores")
public class SeatEffectsResource {

    private final SeatStatistics statistics;

    SeatEffectsResource(SeatStatistics statistics) {
        this.statistics = statistics;
    }

    /** What each start seat of a game is worth. */
    @GET
    @Operation(
            operationId = "getSeatEffects",
            summary = "What each start seat is worth, by table size and mode",
            description = "From the latest 5,000 ranked matches that everybody has played to the end. The effect is in"
                    + " rating points, with its standard error; too few matches tell none.")
    @APIResponse(responseCode = "200", description = "The seats; no items when no match fits")
    @APIResponse(responseCode = "400", description = "A parameter is not valid")
    @APIResponse(responseCode = "404", description = "No such game")
    public Uni<SeatEffectsView> effects(
            @Parameter(description = "id of the game", example = "expedition") @PathParam("game") String game,
            @Parameter(description = "only tables of so many seats") @QueryParam("players") @Nullable Integer players,
            @Parameter(description = "only solo or teams") @QueryParam("mode") @Nullable String mode,
            @Parameter(description = "only matches with this option, NAME:VALUE; may be given several times")
                    @QueryParam("option")
                    @Nullable
                    List<String> options) {
        GameInfo info = GameRegistry.installed()
                .find(game)
                .orElseThrow(() -> Problem.of(ProblemType.NOT_FOUND, "No game has the id " + game)
                        .asException())
                .info();
        if (players != null && (players < info.minSeats() || players > info.maxSeats())) {
            throw Problem.invalidField(
                            "?players", "invalid", "must be from " + info.minSeats() + " to " + info.maxSeats())
                    .asException();
        }
        QueryFilters.mode(mode);
        return statistics.effects(new SeatStatistics.Query(game, players, mode, options(info, options)));
    }

    private static Map<String, String> options(GameInfo info, @Nullable List<String> given) {
        Map<String, String> options = new LinkedHashMap<>();
        for (String option : given == null ? List.<String>of() : given) {
            int colon = option.indexOf(':');
            if (colon < 1) {
                throw Problem.invalidField("?option", "invalid", "must be NAME:VALUE")
                        .asException();
            }
            options.put(option.substring(0, colon), option.substring(colon + 1));
        }
        info.optionProblems(options).entrySet().stream().findFirst().ifPresent(fault -> {
            throw Problem.invalidField("?option", "invalid", fault.getKey() + " " + fault.getValue())
                    .asException();
        });
        return options;
    }
}
