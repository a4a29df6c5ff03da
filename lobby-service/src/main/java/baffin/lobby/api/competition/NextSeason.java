package baffin.lobby.api.competition;

import baffin.competition.Competition;
import baffin.competition.Series;
import baffin.competition.Status;
import baffin.competition.decide.Seasons;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Policy;
import baffin.lobby.adapter.kafka.CompetitionRefusals;
import baffin.lobby.api.competition.Founding.Plan;
import baffin.platform.identity.Caller;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.util.Optional;

/** Creates the next season of a league; one that was cancelled frees its place for another. */
@ApplicationScoped
class NextSeason {

    private final Founding founding;

    NextSeason(Founding founding) {
        this.founding = founding;
    }

    /**
     * Creates it; 201 with the document, 409 when it does not follow, or with {@code existing} when it is there.
     *
     * @param patch merge patch of the policy
     */
    Uni<Response> create(Caller caller, String key, Competition season, JsonNode patch) {
        if (!season.directedBy(caller.player())) {
            throw Problem.of(ProblemType.FORBIDDEN, "only an organiser of the season before may")
                    .asException();
        }
        if (season.status() != Status.FINISHED || !(season.policy().format() instanceof DivisionLeague)) {
            throw Problem.of(ProblemType.CONFLICT, "a next season follows a league that is finished")
                    .asException();
        }
        Policy policy = PolicyJson.patched(season.policy(), patch);
        Series series = Seasons.next(season);
        Plan first = new Plan(
                CompetitionIds.season(series.id(), series.season(), 1),
                key,
                policy,
                series,
                season.id(),
                Seasons.placements(season),
                Seasons.cards(season),
                Plan.others(caller, season));
        return attempt(caller, first, series, 1);
    }

    private Uni<Response> attempt(Caller caller, Plan plan, Series series, int number) {
        return founding.create(caller, plan).onFailure(ProblemException.class).recoverWithUni(failure -> {
            Optional<JsonNode> existing = existing(failure);
            if (existing.isEmpty()) {
                return Uni.createFrom().failure(failure);
            }
            String status = existing.get().path("status").asText();
            return status.equals(Status.CANCELLED.name())
                    ? attempt(
                            caller,
                            plan.as(CompetitionIds.season(series.id(), series.season(), number + 1)),
                            series,
                            number + 1)
                    : Uni.createFrom().failure(taken(series, status, existing.get()));
        });
    }

    private static Optional<JsonNode> existing(Throwable failure) {
        return failure instanceof ProblemException refused
                        && refused.problem().more().get(CompetitionRefusals.EXISTING) instanceof JsonNode node
                ? Optional.of(node)
                : Optional.empty();
    }

    private static ProblemException taken(Series series, String status, JsonNode existing) {
        String detail = "season " + series.season() + " is there already (" + status
                + "); another one can be created only when it has been cancelled";
        return Problem.of(ProblemType.CONFLICT, detail)
                .with(CompetitionRefusals.EXISTING, existing)
                .asException();
    }
}
