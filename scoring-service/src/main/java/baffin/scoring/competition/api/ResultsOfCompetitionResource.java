package baffin.scoring.competition.api;

import baffin.competition.standing.Standings;
import baffin.competition.standing.ledger.StandingRules;
import baffin.platform.directory.NameDirectory;
import baffin.platform.http.Tagged;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.view.ResultsView;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.function.Function;
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

    private final ReadVersions readVersions;
    private final Competitions competitions;
    private final PublicNames names;

    ResultsOfCompetitionResource(ReadVersions readVersions, Competitions competitions, NameDirectory names) {
        this.readVersions = readVersions;
        this.competitions = competitions;
        this.names = names;
    }

    @GET
    @Path("/results")
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(operationId = "listCompetitionResults", summary = "The results of a competition, by round and table")
    @APIResponse(
            responseCode = "200",
            description = "A page of results; rulings are among them, with their reason",
            content = @Content(schema = @Schema(implementation = ResultsView.class)))
    public Uni<Response> results(@BeanParam ReadQuery readQuery, @BeanParam VersionPaging paging) {
        paging.items();
        return readVersions
                .version(readQuery, paging.place().version())
                .chain(version -> answer(readQuery, version, "", rows -> {
                    VersionPaging.Part<ResultsView.Row> part = paging.part(rows, version);
                    return Response.ok(new ResultsView(readQuery.id, version, part.items(), part.next()));
                }));
    }

    @GET
    @Path("/results.csv")
    @Produces("text/csv")
    @Operation(
            operationId = "getCompetitionResultsCsv",
            summary = "All results of a competition as comma-separated values, one line a seat")
    @APIResponse(responseCode = "200", description = "One line a seat, after a line of headings")
    public Uni<Response> csv(@BeanParam ReadQuery readQuery) {
        return readVersions
                .version(readQuery, null)
                .chain(version -> answer(
                        readQuery,
                        version,
                        "csv",
                        rows -> Response.ok(ResultsView.csv(rows, names), new MediaType("text", "csv", "utf-8"))));
    }

    private Uni<Response> answer(
            ReadQuery readQuery,
            long version,
            String form,
            Function<List<ResultsView.Row>, Response.ResponseBuilder> how) {
        String tag = Tagged.tag(version, "", form);
        if (Tagged.known(readQuery.known, tag)) {
            return Uni.createFrom().item(Tagged.unchanged(readQuery.id, version, tag));
        }
        return competitions.at(readQuery.id, version).map(competition -> {
            var lines = Standings.results(competition, StandingRules.of(competition.policy()));
            return Tagged.headers(how.apply(ResultsView.rows(competition, lines)), readQuery.id, version, tag)
                    .build();
        });
    }
}
