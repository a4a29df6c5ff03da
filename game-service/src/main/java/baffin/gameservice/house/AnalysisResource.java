package baffin.gameservice.house;

import baffin.gameservice.match.Match;
import baffin.gameservice.match.api.Answers;
import baffin.gameservice.match.api.Finished;
import baffin.gameservice.match.api.Lookup;
import baffin.platform.http.OwnLimit;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.RateLimiter;
import baffin.platform.request.LanguageQuery;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Duration;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** What the decisions of a finished match were worth. */
@Path("/api/v1/matches/{id}/analysis")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Matches")
public class AnalysisResource {

    private static final int BEGUN_AN_HOUR = 20;
    private static final int LOOK_AGAIN_S = 2;

    private final Lookup lookup;
    private final Analyses analyses;
    private final Callers callers;
    private final RateLimiter limiter = new RateLimiter("analyses", BEGUN_AN_HOUR, Duration.ofHours(1));

    AnalysisResource(Lookup lookup, Analyses analyses, Callers callers) {
        this.lookup = lookup;
        this.analyses = analyses;
        this.callers = callers;
    }

    @GET
    @OwnLimit("analyses that one player begins in an hour")
    @Operation(
            operationId = "getAnalysis",
            summary = "Get the analysis of a finished match",
            description = "For each decision: the chances to win of each seat, the command that the strongest house "
                    + "player would have sent, knowing what the seat knew, and what the played one lost. The first "
                    + "request begins it: 202 says how far it is. Once made, it is kept.")
    @APIResponse(
            responseCode = "200",
            description = "The whole analysis",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = AnalysisView.class)))
    @APIResponse(
            responseCode = "202",
            description = "It is being made: ask again after Retry-After",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = AnalysisView.class)))
    @APIResponse(responseCode = "409", description = "The match has not ended, or house players do not think here")
    public Uni<RestResponse<byte[]>> analysis(@PathParam("id") String id, @BeanParam LanguageQuery texts) {
        Locale language = texts.language();
        return lookup.seen(id)
                .map(seen -> Finished.of(seen.match()))
                .chain(match -> analyses.find(match.id())
                        .chain(found -> found.isPresent()
                                ? Uni.createFrom()
                                        .item(Answers.json(
                                                match,
                                                AnalysisView.done(match.id(), match.version(), found.get(), language),
                                                language))
                                : coming(match)));
    }

    private Uni<RestResponse<byte[]>> coming(Match<?, ?, ?, ?> match) {
        return analyses.progress(match.id())
                .map(known -> Uni.createFrom().item(known))
                .orElseGet(() -> callers.required().chain(caller -> {
                    analyses.requireThinking();
                    limiter.take(caller.player());
                    return analyses.begin(match);
                }))
                .map(progress -> RestResponse.ResponseBuilder.create(
                                RestResponse.Status.ACCEPTED,
                                match.codec().bytes(AnalysisView.coming(match.id(), progress)))
                        .header("Retry-After", LOOK_AGAIN_S)
                        .header("Content-Type", MediaType.APPLICATION_JSON)
                        .build());
    }
}
