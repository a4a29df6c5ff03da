package baffin.lobby.competition.api;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.decide.season.SeasonMove;
import baffin.competition.decide.season.Seasons;
import baffin.competition.event.CompetitionCommand.Create;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Policy;
import baffin.competition.table.Series;
import baffin.lobby.competition.api.Founding.Plan;
import baffin.lobby.competition.domain.CompetitionRefusals;
import baffin.lobby.competition.policy.PolicyJson;
import baffin.lobby.competition.service.CompetitionIds;
import baffin.lobby.competition.service.PlayerNames;
import baffin.lobby.competition.service.PlayerRef;
import baffin.match.terms.SeatHolder;
import baffin.platform.identity.Caller;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Creates the next season of a league, and shows who belongs where in it; a cancelled one frees its place. */
@ApplicationScoped
class NextSeason {

    private final Founding founding;
    private final PlayerNames playerNames;

    NextSeason(Founding founding, PlayerNames playerNames) {
        this.founding = founding;
        this.playerNames = playerNames;
    }

    /** Who goes up, down, stays or may come back; 409 when the competition is no league that has begun. */
    Uni<NextSeasonView> preview(Competition season) {
        if (!(season.policy().format() instanceof DivisionLeague)
                || season.startedAt() == null
                || season.status() == CompetitionStatus.CANCELLED) {
            throw Problem.of(ProblemType.CONFLICT, "a next season follows a league that has begun")
                    .asException();
        }
        return people(season).map(people -> NextSeasonView.of(season, people));
    }

    private Uni<Map<String, SeatHolder>> people(Competition season) {
        Map<Integer, PlayerRef> rows = new HashMap<>();
        Seasons.placements(season).forEach(one -> rows.put(rows.size(), new PlayerRef(one.player(), null, null, null)));
        return playerNames.all(rows, "").map(found -> {
            Map<String, SeatHolder> people = new HashMap<>();
            found.people().values().forEach(person -> people.put(person.player(), person));
            return people;
        });
    }

    /**
     * Creates it; 201 with the document, 409 when it does not follow, or with {@code existing} when it is there.
     *
     * @param body merge patch of the policy, beside {@code invite}
     * @param rehearsal true when it is only to be judged; 200 with who belongs where
     */
    Uni<Response> create(Caller caller, String key, Competition season, JsonNode body, boolean rehearsal) {
        if (!season.directedBy(caller.player())) {
            throw Problem.of(ProblemType.FORBIDDEN, "only an organiser of the season before may")
                    .asException();
        }
        if (season.status() != CompetitionStatus.FINISHED || !(season.policy().format() instanceof DivisionLeague)) {
            throw Problem.of(ProblemType.CONFLICT, "a next season follows a league that is finished")
                    .asException();
        }
        Invite invite = Invite.of(body);
        Policy policy = PolicyJson.patched(season.policy(), invite.patch());
        Series series = Seasons.next(season);
        return people(season).chain(people -> {
            Create what = new Create(
                    policy,
                    "",
                    null,
                    series,
                    season.id(),
                    Seasons.placements(season),
                    Seasons.cards(season),
                    Plan.others(caller, season),
                    invite.wanted() ? invited(season, people) : null);
            NextSeasonView rehearsed = rehearsal ? NextSeasonView.of(season, people) : null;
            Plan first = new Plan(CompetitionIds.season(series.id(), series.season(), 1), key, what, rehearsed);
            return attempt(caller, first, series, 1);
        });
    }

    private static List<SeatHolder> invited(Competition season, Map<String, SeatHolder> people) {
        return Seasons.moves(season, people::containsKey).stream()
                .filter(SeasonMove::invitable)
                .map(move -> people.get(move.player()))
                .filter(Objects::nonNull)
                .toList();
    }

    private Uni<Response> attempt(Caller caller, Plan plan, Series series, int number) {
        return founding.create(caller, plan).onFailure(ProblemException.class).recoverWithUni(failure -> {
            @Nullable JsonNode existing = existing(failure).orElse(null);
            if (existing == null) {
                return Uni.createFrom().failure(failure);
            }
            String status = existing.path("status").asText();
            return status.equals(CompetitionStatus.CANCELLED.name())
                    ? attempt(
                            caller,
                            plan.as(CompetitionIds.season(series.id(), series.season(), number + 1)),
                            series,
                            number + 1)
                    : Uni.createFrom().failure(taken(series, status, existing));
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
