package baffin.scoring.competition.api;

import baffin.platform.directory.NameDirectory;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.StandingCache;
import baffin.scoring.competition.view.CrossTableView;
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
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The results of a competition as they count. */
@Path("/api/v1/competitions/{id}")
@PermitAll
@Tag(name = "Standings")
public class ResultsOfCompetitionResource {

    private final ReadVersions readVersions;
    private final Competitions competitions;
    private final StandingCache tables;
    private final PublicNames names;

    ResultsOfCompetitionResource(
            ReadVersions readVersions, Competitions competitions, StandingCache tables, NameDirectory names) {
        this.tables = tables;
        this.readVersions = readVersions;
        this.competitions = competitions;
        this.names = names;
    }

    @GET
    @Path("/results")
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(operationId = "listCompetitionResults", summary = "The results of a competition, by round and table")
    @APIResponseSchema(
            value = ResultsView.class,
            responseDescription = "A page of results; rulings are among them, with their reason")
    public Uni<Response> results(@BeanParam ReadQuery readQuery, @BeanParam VersionPaging paging) {
        paging.items();
        return readVersions.answer(
                readQuery,
                paging.place().version(),
                "",
                version -> rows(readQuery, version).map(rows -> {
                    VersionPaging.Part<ResultsView.Row> part = paging.part(rows, version);
                    return Response.ok(new ResultsView(readQuery.id, version, rows.size(), part.items(), part.next()));
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
        return readVersions.answer(
                readQuery,
                "csv",
                version -> rows(readQuery, version)
                        .map(rows -> Response.ok(ResultsView.csv(rows, names), new MediaType("text", "csv", "utf-8"))));
    }

    @GET
    @Path("/cross-table")
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "getCrossTable",
            summary = "The cross-table of a competition: each entrant with all whom it has met")
    @APIResponseSchema(value = CrossTableView.class, responseDescription = "A page, in the order of the standing")
    public Uni<Response> crossTable(@BeanParam ReadQuery readQuery, @BeanParam VersionPaging paging) {
        paging.items();
        return readVersions.answer(
                readQuery,
                paging.place().version(),
                "",
                version -> tables.standing(readQuery.id, version, null)
                        .chain(standing -> competitions
                                .at(readQuery.id, version)
                                .map(competition ->
                                        paging.part(CrossTableView.rows(standing, Pages.results(competition)), version))
                                .map(part -> Response.ok(
                                        new CrossTableView(readQuery.id, version, part.items(), part.next())))));
    }

    private Uni<List<ResultsView.Row>> rows(ReadQuery readQuery, long version) {
        return competitions
                .at(readQuery.id, version)
                .map(competition -> ResultsView.rows(competition, Pages.results(competition)));
    }
}
