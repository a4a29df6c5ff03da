package baffin.scoring.api.competition;

import baffin.competition.Competition;
import baffin.competition.standing.Scheme;
import baffin.competition.standing.Standings;
import baffin.platform.http.Tagged;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.ResultsDocument;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.function.BiFunction;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The results of a competition as they count. */
@Path("/api/v1/competitions/{id}")
@PermitAll
@Tag(name = "Standings")
public class ResultsOfCompetitionResource {

    private final Moments moments;
    private final Competitions competitions;

    ResultsOfCompetitionResource(Moments moments, Competitions competitions) {
        this.moments = moments;
        this.competitions = competitions;
    }

    /** A page of them. */
    @GET
    @Path("/results")
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(operationId = "listCompetitionResults", summary = "The results of a competition, by round and table")
    @APIResponse(
            responseCode = "200",
            description = "A page of results; rulings are among them, with their reason",
            content = @Content(schema = @Schema(implementation = ResultsDocument.class)))
    @APIResponse(responseCode = "304", description = "Nothing new since the ETag in If-None-Match")
    @APIResponse(responseCode = "404", description = "No such competition")
    public Uni<Response> results(@BeanParam Moment moment, @BeanParam VersionPaging paging) {
        paging.items();
        return moments.version(moment, paging.place().version())
                .chain(version -> answer(moment, version, "", (competition, rows) -> {
                    VersionPaging.Part<ResultsDocument.Row> part = paging.part(rows, version);
                    return Response.ok(
                            new ResultsDocument(moment.id, version, competition.imported(), part.items(), part.next()));
                }));
    }

    /** All of them as comma-separated values. */
    @GET
    @Path("/results.csv")
    @Produces("text/csv")
    @Operation(
            operationId = "getCompetitionResultsCsv",
            summary = "All results of a competition as comma-separated values, one line a seat")
    @APIResponse(responseCode = "200", description = "One line a seat, after a line of headings")
    @APIResponse(responseCode = "304", description = "Nothing new since the ETag in If-None-Match")
    @APIResponse(responseCode = "404", description = "No such competition")
    public Uni<Response> csv(@BeanParam Moment moment) {
        return moments.version(moment, null)
                .chain(version -> answer(
                        moment,
                        version,
                        "csv",
                        (competition, rows) -> Response.ok(
                                ResultsDocument.csv(rows, competition.imported()),
                                new MediaType("text", "csv", "utf-8"))));
    }

    private Uni<Response> answer(
            Moment moment,
            long version,
            String form,
            BiFunction<Competition, List<ResultsDocument.Row>, Response.ResponseBuilder> how) {
        String tag = Tagged.tag(version, "", form);
        if (Tagged.known(moment.known, tag)) {
            return Uni.createFrom().item(Tagged.unchanged(moment.id, version, tag));
        }
        return competitions.at(moment.id, version).map(competition -> {
            var lines = Standings.results(competition, Scheme.of(competition.policy()));
            return Tagged.headers(
                            how.apply(competition, ResultsDocument.rows(competition, lines)), moment.id, version, tag)
                    .build();
        });
    }
}
