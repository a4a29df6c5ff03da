package baffin.scoring.competition.api;

import baffin.platform.directory.NameDirectory;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.page.CalendarPage;
import baffin.scoring.competition.page.CrossTablePage;
import baffin.scoring.competition.page.Frame;
import baffin.scoring.competition.page.Templates;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The pages of a competition as a whole, beside its standing: without scripts, and any site may embed them. */
@Path("/api/v1/competitions/{id}")
@PermitAll
@Produces(MediaType.TEXT_HTML)
@Tag(name = "Standings")
public class PagesResource {

    private final Pages pages;
    private final Competitions competitions;
    private final PublicNames names;

    PagesResource(Pages pages, Competitions competitions, NameDirectory names) {
        this.pages = pages;
        this.competitions = competitions;
        this.names = names;
    }

    @GET
    @Path("/cross-table.html")
    @Operation(
            operationId = "getCrossTablePage",
            summary = "Get the cross-table as a web page",
            description = "Each entrant against each other one in leagues and round robins; round by round in "
                    + "other formats.")
    @APIResponse(responseCode = "200", description = "A page without scripts that any site may embed")
    public Uni<Response> crossTable(@BeanParam WordedQuery readQuery, @BeanParam ZoneQuery zones) {
        readQuery.in(zones);
        return pages.answer(
                readQuery,
                version -> pages.standing(readQuery, version, (competition, standing) -> {
                    Frame frame = readQuery.frame(competition, Frame.Kind.CROSS_TABLE, null);
                    return Templates.crossTable(
                            frame, CrossTablePage.of(competition, standing, Pages.results(competition), names));
                }));
    }

    @GET
    @Path("/calendar.html")
    @Operation(
            operationId = "getCalendarPage",
            summary = "Get the calendar of a competition as a web page",
            description =
                    "Shows the time at which something happened or, if it has not happened yet, the planned " + "time.")
    @APIResponse(responseCode = "200", description = "A page without scripts that any site may embed")
    public Uni<Response> calendar(@BeanParam WordedQuery readQuery, @BeanParam ZoneQuery zones) {
        readQuery.in(zones);
        return pages.answer(
                readQuery,
                version -> competitions
                        .at(readQuery.id, version)
                        .chain(competition -> competitions
                                .lifecycle(readQuery.id, version)
                                .map(lifecycle -> {
                                    Frame frame = readQuery.frame(competition, Frame.Kind.CALENDAR, null);
                                    return Templates.calendar(frame, CalendarPage.of(competition, lifecycle));
                                })));
    }
}
