package baffin.scoring.match.api;

import baffin.platform.http.Tagged;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Lease;
import baffin.platform.limits.Limits;
import baffin.platform.match.CompetitionPlace;
import baffin.platform.match.LobbyDirectory;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.LanguageQuery;
import baffin.platform.request.Position;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.RuledResults;
import baffin.scoring.match.MatchScoreView;
import baffin.scoring.match.Scores;
import io.quarkus.security.UnauthorizedException;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** The score sheet of a match. */
@Path("/api/v1/matches/{id}/score")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Scores")
public class ScoreResource {

    private static final Duration LOOK_EVERY = Duration.ofMillis(50);

    private final Scores scores;
    private final Callers callers;
    private final RuledResults rulings;
    private final LobbyDirectory lobby;

    ScoreResource(Scores scores, Callers callers, Competitions competitions, LobbyDirectory lobby) {
        this.lobby = lobby;
        this.scores = scores;
        this.callers = callers;
        this.rulings = new RuledResults(competitions);
    }

    @GET
    @Operation(
            operationId = "getMatchScore",
            summary = "Get the score sheet of a match",
            description = "As if the match ended now, or final once it has ended. Every line names its event and "
                    + "rule. If an organiser has ruled on the table, `ruled` has what counts instead.")
    @APIResponseSchema(
            value = MatchScoreView.class,
            responseDescription =
                    "The score sheet; its ETag is the version of the match, with the ruling if there is one")
    public Uni<RestResponse<MatchScoreView>> score(
            @PathParam("id") String id,
            @QueryParam("minVersion") @Nullable Long minVersion,
            @BeanParam LanguageQuery texts,
            @Parameter(hidden = true) @HeaderParam("If-None-Match") @Nullable String known) {
        long wanted = minVersion == null ? 0 : minVersion;
        Locale language = texts.language();
        return callers.lease()
                .chain(lease -> found(id, wanted, lease, language)
                        .chain(found -> found.isPresent() || wanted > 0
                                ? Uni.createFrom().item(found)
                                : begun(id, lease, language)))
                .chain(this::ruled)
                .map(found -> answer(found, known, language));
    }

    private Uni<Optional<MatchScoreView>> found(String id, long wanted, Lease lease, Locale language) {
        long since = System.nanoTime();
        return reached(id, wanted, since)
                .chain(() -> scores.match(id, lease.caller().map(Caller::player), language))
                .invoke(found -> {
                    if (!lease.holds()) {
                        throw new UnauthorizedException();
                    }
                })
                .chain(found ->
                        found.isPresent() || wanted <= 0 ? Uni.createFrom().item(found) : notReached(wanted, since));
    }

    /** What the lobby has started is waited for; a match that is hidden here is none. */
    private Uni<Optional<MatchScoreView>> begun(String id, Lease lease, Locale language) {
        return lobby.started(id)
                .chain(started -> scores.version(id)
                        .chain(version -> started && version == 0
                                ? found(id, 1, lease, language)
                                : Uni.createFrom().item(Optional.empty())));
    }

    private Uni<Optional<MatchScoreView>> ruled(Optional<MatchScoreView> found) {
        CompetitionPlace place = found.map(MatchScoreView::competition).orElse(null);
        return place == null
                ? Uni.createFrom().item(found)
                : rulings.of(List.of(place)).map(ruled -> found.map(score -> score.ruled(ruled.get(place))));
    }

    // to the stranger it must not make a difference that there is one: neither in the answer nor in its time
    private static Uni<Optional<MatchScoreView>> notReached(long version, long since) {
        return Uni.createFrom()
                .voidItem()
                .onItem()
                .delayIt()
                .by(Duration.ofMillis(Math.max(1, Limits.READ_WAIT_MS_MAX - passedMs(since))))
                .map(waited -> {
                    throw late(version);
                });
    }

    private static ProblemException late(long version) {
        return ProblemException.unavailable("The scores of this match are not at version " + version + " yet", 1);
    }

    private static long passedMs(long since) {
        return (System.nanoTime() - since) / 1_000_000;
    }

    private Uni<Void> reached(String id, long version, long since) {
        if (version <= 0) {
            return Uni.createFrom().voidItem();
        }
        return scores.version(id).chain(now -> {
            if (now >= version) {
                return Uni.createFrom().voidItem();
            }
            if (passedMs(since) > Limits.READ_WAIT_MS_MAX) {
                throw late(version);
            }
            return Uni.createFrom()
                    .voidItem()
                    .onItem()
                    .delayIt()
                    .by(LOOK_EVERY)
                    .chain(() -> reached(id, version, since));
        });
    }

    private static RestResponse<MatchScoreView> answer(
            Optional<MatchScoreView> found, @Nullable String known, Locale language) {
        MatchScoreView score =
                found.orElseThrow(() -> Problem.of(ProblemType.UNKNOWN_MATCH, ProblemType.UNKNOWN_MATCH.description())
                        .asException());
        String words = language.equals(Locale.ENGLISH) ? "" : "-" + language.getLanguage();
        String tag = Tagged.tag(score.version(), score.variant() + words, "");
        RestResponse.ResponseBuilder<MatchScoreView> answer = Tagged.known(known, tag)
                ? RestResponse.ResponseBuilder.notModified()
                : RestResponse.ResponseBuilder.ok(score);
        return answer.header("ETag", tag)
                .header("Cache-Control", "no-cache")
                .header(Position.HEADER, Position.of(score.matchId(), score.version()))
                .build();
    }
}
