package baffin.scoring.competition.api;

import baffin.competition.Competition;
import baffin.platform.directory.NameDirectory;
import baffin.platform.names.PublicNames;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.StandingCache;
import baffin.scoring.competition.view.Deadlines;
import baffin.scoring.competition.view.OutlookView;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** What else can be read of a competition: what is still possible, and when. */
@Path("/api/v1/competitions/{id}")
@PermitAll
@Tag(name = "Standings")
public class CompetitionReadsResource {

    private static final MediaType CALENDAR = new MediaType("text", "calendar", "utf-8");

    private final ReadVersions readVersions;
    private final Competitions competitions;
    private final StandingCache tables;
    private final PublicNames names;

    CompetitionReadsResource(
            ReadVersions readVersions, Competitions competitions, StandingCache tables, NameDirectory names) {
        this.readVersions = readVersions;
        this.competitions = competitions;
        this.tables = tables;
        this.names = names;
    }

    static RuntimeException nobody(int entrant) {
        return Problem.of(ProblemType.NOT_FOUND, "Nobody has the number " + entrant + " in this standing")
                .asException();
    }

    @GET
    @Path("/outlook")
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "getOutlook",
            summary = "Get what each entrant has secured, can still reach or needs",
            description = "Has only what is proven by trying every outcome of the open matches; ties count "
                    + "against the entrant in question.")
    @APIResponseSchema(value = OutlookView.class, responseDescription = "The outlook, by entrant and goal")
    public Uni<Response> outlook(@BeanParam WordedQuery readQuery) {
        return readVersions.answer(
                readQuery,
                "",
                version -> tables.outlook(readQuery.id, version)
                        .map(items -> Response.ok(new OutlookView(readQuery.id, version, items))));
    }

    @GET
    @Path("/calendar.ics")
    @Produces("text/calendar")
    @Operation(
            operationId = "getCompetitionCalendar",
            summary = "Get the calendar of a competition (iCalendar, RFC 5545)",
            description = "Has entry and rounds, with the time at which something happened or, if it has not "
                    + "happened yet, the planned time.")
    @APIResponse(responseCode = "200", description = "The calendar")
    public Uni<Response> calendar(@BeanParam WordedQuery readQuery, @QueryParam("entrant") @Nullable Integer entrant) {
        return readVersions.answer(
                readQuery,
                "ics" + readQuery.variant(),
                version -> competitions
                        .at(readQuery.id, version)
                        .invoke(competition -> known(competition, entrant))
                        .chain(competition -> competitions
                                .lifecycle(readQuery.id, version)
                                .map(lifecycle -> readQuery.worded(Response.ok(
                                        Deadlines.of(competition, lifecycle, entrant, readQuery.words(), names),
                                        CALENDAR)))));
    }

    private static void known(Competition competition, @Nullable Integer entrant) {
        if (entrant != null && competition.entrant(entrant).isEmpty()) {
            throw nobody(entrant);
        }
    }
}
