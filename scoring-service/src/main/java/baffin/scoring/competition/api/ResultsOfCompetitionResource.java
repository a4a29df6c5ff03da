package baffin.scoring.competition.api;

import baffin.platform.directory.NameDirectory;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.StandingCache;
import baffin.scoring.competition.view.CrossTableView;
import baffin.scoring.competition.view.ResultsView;
import baffin.scoring.competition.view.Words;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
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
    @Operation(
            operationId = "listCompetitionResults",
            summary = "List the results of a competition, latest last",
            description = "A corrected result moves to the end.")
    @APIResponseSchema(
            value = ResultsView.class,
            responseDescription = "A page of results, including rulings with their reasons")
    public Uni<Response> results(@BeanParam WordedQuery readQuery, @BeanParam Paging paging) {
        int most = paging.items();
        Place after = paging.after(3, Place::of).orElse(Place.FIRST);
        return readVersions.answer(
                readQuery,
                readQuery.variant(),
                version -> rows(readQuery, version, readQuery.words()).map(rows -> {
                    List<ResultsView.Row> later = rows.stream()
                            .filter(row -> Place.of(row).compareTo(after) > 0)
                            .sorted(Comparator.comparing(Place::of))
                            .toList();
                    Page<ResultsView.Row> page = Page.ofLog(
                            later, most, after.cursor(), row -> Place.of(row).cursor());
                    return readQuery.worded(Response.ok(
                            new ResultsView(readQuery.id, version, rows.size(), page.items(), page.nextCursor())));
                }));
    }

    /** A place in the list: which record brought the result, and, as it may bring many, where to. */
    private record Place(long version, int round, int table) implements Comparable<Place> {

        private static final Place FIRST = new Place(0, 0, 0);
        private static final Comparator<Place> ORDER = Comparator.comparingLong(Place::version)
                .thenComparingInt(Place::round)
                .thenComparingInt(Place::table);

        static Place of(ResultsView.Row row) {
            return new Place(row.version(), row.round(), row.table());
        }

        static Place of(List<String> keys) {
            return new Place(Long.parseLong(keys.get(0)), Integer.parseInt(keys.get(1)), Integer.parseInt(keys.get(2)));
        }

        Cursor cursor() {
            return Cursor.after(version, round, table);
        }

        @Override
        public int compareTo(Place other) {
            return ORDER.compare(this, other);
        }
    }

    @GET
    @Path("/results.csv")
    @Produces("text/csv")
    @Operation(
            operationId = "getCompetitionResultsCsv",
            summary = "Get all results of a competition as CSV (RFC 4180)",
            description = "One row for each seat.")
    @APIResponse(responseCode = "200", description = "One line a seat, after a line of headings")
    public Uni<Response> csv(@BeanParam ReadQuery readQuery) {
        return readVersions.answer(
                readQuery,
                "csv",
                version -> rows(readQuery, version, new Words(Locale.ENGLISH))
                        .map(rows -> Response.ok(ResultsView.csv(rows, names), new MediaType("text", "csv", "utf-8"))));
    }

    @GET
    @Path("/cross-table")
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "getCrossTable",
            summary = "Get the cross-table of a competition: each entrant with all opponents so far")
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

    private Uni<List<ResultsView.Row>> rows(ReadQuery readQuery, long version, Words words) {
        return competitions
                .at(readQuery.id, version)
                .map(competition -> ResultsView.rows(competition, Pages.results(competition), words));
    }
}
