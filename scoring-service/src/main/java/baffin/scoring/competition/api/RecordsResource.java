package baffin.scoring.competition.api;

import baffin.competition.Competition;
import baffin.competition.standing.Standing;
import baffin.platform.directory.NameDirectory;
import baffin.platform.directory.NamesInJson;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.LongWork;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.names.PublicNames;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.wire.Json;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.Competitions.PublicRecord;
import baffin.scoring.competition.StandingCache;
import baffin.scoring.competition.view.Exports;
import com.fasterxml.jackson.databind.util.RawValue;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The history of a competition: who did what, when and why. */
@Path("/api/v1/competitions/{id}")
@PermitAll
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Standings")
public class RecordsResource {

    private static final Duration READ_MAX = Duration.ofSeconds(10);

    private final ReadVersions readVersions;
    private final Competitions competitions;
    private final StandingCache tables;
    private final Callers callers;
    private final LongWork work;
    private final PublicNames names;
    private final Json shown;

    RecordsResource(
            ReadVersions readVersions,
            Competitions competitions,
            StandingCache tables,
            Callers callers,
            LongWork work,
            NameDirectory names,
            @Identifier(NamesInJson.SHOWN) Json shown) {
        this.names = names;
        this.shown = shown;
        this.callers = callers;
        this.work = work;
        this.readVersions = readVersions;
        this.competitions = competitions;
        this.tables = tables;
    }

    @GET
    @Path("/records")
    @Operation(
            operationId = "listCompetitionRecords",
            summary = "List the records of a competition in order",
            description = "Each record is one version: who did what and when, and the events it caused, each with "
                    + "its type. Organisers, entrants and the platform can cause records.")
    @APIResponse(
            responseCode = "200",
            description = "A page of records; nextCursor later gives those that have come since",
            content = @Content(schema = @Schema(implementation = Object.class)))
    public Uni<Response> records(@BeanParam ReadQuery readQuery, @BeanParam Paging paging) {
        int most = paging.items();
        long after = paging.after(1, keys -> Long.parseLong(keys.getFirst())).orElse(0L);
        return readVersions
                .version(readQuery, null)
                .chain(upTo -> competitions.records(readQuery.id, after, most).map(found -> {
                    List<PublicRecord> records = found.stream()
                            .filter(record -> record.version() <= upTo)
                            .toList();
                    Page<PublicRecord> page =
                            Page.ofLog(records, most, Cursor.after(after), last -> Cursor.after(last.version()));
                    List<RawValue> items = page.items().stream()
                            .map(record -> new RawValue(record.named(names).json()))
                            .toList();
                    return Response.ok(new Page<>(items, page.nextCursor())).build();
                }));
    }

    @GET
    @Path("/records/{version}")
    @Operation(operationId = "getCompetitionRecord", summary = "Get one record of a competition")
    @APIResponse(
            responseCode = "200",
            description = "The record",
            content = @Content(schema = @Schema(implementation = Object.class)))
    public Uni<Response> record(@BeanParam ReadQuery readQuery, @PathParam("version") long version) {
        return readVersions
                .now(readQuery)
                .chain(now -> competitions.records(readQuery.id, Math.max(0, version - 1), 1))
                .map(found -> found.stream()
                        .filter(record -> record.version() == version)
                        .findFirst()
                        .map(record -> Response.ok(
                                        new RawValue(record.named(names).json()))
                                .build())
                        .orElseThrow(() -> Problem.of(ProblemType.NOT_FOUND, "There is no record " + version)
                                .asException()));
    }

    @GET
    @Path("/export")
    @Operation(
            operationId = "exportCompetition",
            summary = "Export a competition as one document",
            description = "Has all records, the standing and a digest: enough to compute everything again "
                    + "elsewhere. Available only once play has begun, because the seed is secret until then.")
    @APIResponse(
            responseCode = "200",
            description = "The export",
            content = @Content(schema = @Schema(implementation = Object.class)))
    @APIResponse(responseCode = "409", description = "Play has not begun")
    public Uni<Response> export(@BeanParam ReadQuery readQuery) {
        return readVersions.answer(
                readQuery,
                "export",
                version ->
                        export(readQuery.id, version).map(text -> Response.ok(text, MediaType.APPLICATION_JSON_TYPE)));
    }

    private String written(Competition competition) {
        String id = competition.id();
        long version = competition.version();
        Standing standing = tables.standing(id, version, null).await().atMost(READ_MAX);
        List<PublicRecord> records =
                competitions.records(id, 0, Math.toIntExact(version)).await().atMost(READ_MAX).stream()
                        .map(record -> record.named(names))
                        .toList();
        return Exports.of(competition, standing, records, shown);
    }

    private Uni<String> export(String id, long version) {
        return competitions.at(id, version).chain(competition -> {
            if (competition.startedAt() == null) {
                throw Problem.of(ProblemType.CONFLICT, "Play has not begun: until then the seed is secret")
                        .asException();
            }
            // all of it is in memory while it is written, so that few do that at once
            return callers.viewer()
                    .chain(viewer -> work.run(viewer.map(Caller::player).orElse(""), () -> written(competition)));
        });
    }
}
