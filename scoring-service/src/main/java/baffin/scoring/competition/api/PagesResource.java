package baffin.scoring.competition.api;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.standing.Explanation;
import baffin.competition.standing.ResultLine;
import baffin.competition.standing.Standing;
import baffin.competition.standing.Standings;
import baffin.competition.standing.ledger.StandingRules;
import baffin.platform.http.Tagged;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.scoring.competition.domain.Competitions;
import baffin.scoring.competition.domain.Tables;
import baffin.scoring.competition.page.CalendarPage;
import baffin.scoring.competition.page.CrossTablePage;
import baffin.scoring.competition.page.EntrantPage;
import baffin.scoring.competition.page.Frame;
import baffin.scoring.competition.page.RoundPage;
import baffin.scoring.competition.page.Templates;
import baffin.scoring.competition.view.ExplanationView;
import baffin.scoring.competition.view.Words;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The pages of a competition beside its standing: without scripts, and any site may embed them. */
@Path("/api/v1/competitions/{id}")
@PermitAll
@Produces(MediaType.TEXT_HTML)
@Tag(name = "Standings")
public class PagesResource {

    private static final MediaType HTML = new MediaType("text", "html", "utf-8");

    private final ReadVersions readVersions;
    private final Competitions competitions;
    private final Tables tables;
    private final Words words;

    PagesResource(ReadVersions readVersions, Competitions competitions, Tables tables, Words words) {
        this.readVersions = readVersions;
        this.competitions = competitions;
        this.tables = tables;
        this.words = words;
    }

    /** A round. */
    @GET
    @Path("/rounds/{round}.html")
    @Operation(operationId = "getRoundPage", summary = "A round as a page: tables, seats and results")
    @APIResponse(responseCode = "200", description = "A page without scripts that any site may embed")
    @APIResponse(responseCode = "304", description = "Nothing new since the ETag in If-None-Match")
    @APIResponse(responseCode = "404", description = "No such competition or round")
    public Uni<Response> round(
            @BeanParam ReadQuery readQuery,
            @Parameter(description = "number of the round") @PathParam("round") int round) {
        return answer(
                readQuery,
                version -> competitions.at(readQuery.id, version).map(competition -> {
                    var shown = competition.round(round).orElseThrow(() -> absent("There is no round " + round));
                    Frame frame = Frame.of(competition, Frame.Kind.ROUND, readQuery.asOf, round);
                    return Templates.round(frame, RoundPage.of(competition, shown, results(competition)));
                }));
    }

    /** Who did what against whom. */
    @GET
    @Path("/cross-table.html")
    @Operation(
            operationId = "getCrossTablePage",
            summary = "The cross-table as a page",
            description = "Each against each in leagues and round robins; round by round in other formats.")
    @APIResponse(responseCode = "200", description = "A page without scripts that any site may embed")
    @APIResponse(responseCode = "304", description = "Nothing new since the ETag in If-None-Match")
    @APIResponse(responseCode = "404", description = "No such competition")
    public Uni<Response> crossTable(@BeanParam ReadQuery readQuery) {
        return answer(
                readQuery,
                version -> standing(readQuery, version, (competition, standing) -> {
                    Frame frame = Frame.of(competition, Frame.Kind.CROSS_TABLE, readQuery.asOf, null);
                    return Templates.crossTable(frame, CrossTablePage.of(competition, standing, results(competition)));
                }));
    }

    /** The dates. */
    @GET
    @Path("/calendar.html")
    @Operation(
            operationId = "getCalendarPage",
            summary = "The dates of a competition as a page",
            description = "The time at which something happened, or while it has not, the one that is planned.")
    @APIResponse(responseCode = "200", description = "A page without scripts that any site may embed")
    @APIResponse(responseCode = "304", description = "Nothing new since the ETag in If-None-Match")
    @APIResponse(responseCode = "404", description = "No such competition")
    public Uni<Response> calendar(@BeanParam ReadQuery readQuery) {
        return answer(
                readQuery,
                version -> competitions
                        .at(readQuery.id, version)
                        .chain(competition -> competitions
                                .lifecycle(readQuery.id, version)
                                .map(lifecycle -> {
                                    Frame frame = Frame.of(competition, Frame.Kind.CALENDAR, readQuery.asOf, null);
                                    return Templates.calendar(frame, CalendarPage.of(competition, lifecycle));
                                })));
    }

    /** An entrant. */
    @GET
    @Path("/entrants/{entrant}.html")
    @Operation(
            operationId = "getEntrantPage",
            summary = "An entrant as a page: where it stands, and what every number comes from")
    @APIResponse(responseCode = "200", description = "A page without scripts that any site may embed")
    @APIResponse(responseCode = "304", description = "Nothing new since the ETag in If-None-Match")
    @APIResponse(responseCode = "404", description = "No such competition or entrant")
    public Uni<Response> entrant(
            @BeanParam ReadQuery readQuery,
            @Parameter(description = "number of the entrant") @PathParam("entrant") int entrant) {
        return answer(
                readQuery,
                version -> standing(readQuery, version, (competition, standing) -> {
                    Entrant one =
                            competition.entrant(entrant).orElseThrow(() -> absent("Nobody has the number " + entrant));
                    Optional<Explanation> why =
                            Standings.explain(competition, StandingRules.of(competition.policy()), entrant);
                    Frame frame = Frame.of(competition, Frame.Kind.ENTRANT, readQuery.asOf, null);
                    return Templates.entrant(
                            frame,
                            why.map(found -> EntrantPage.of(
                                            competition,
                                            found.line(),
                                            ExplanationView.of(competition, standing, found, words)))
                                    .orElseGet(() -> EntrantPage.of(one)));
                }));
    }

    private static RuntimeException absent(String what) {
        return Problem.of(ProblemType.NOT_FOUND, what).asException();
    }

    private static List<ResultLine> results(Competition competition) {
        return Standings.results(competition, StandingRules.of(competition.policy()));
    }

    private interface Page {
        TemplateInstance of(Competition competition, Standing standing);
    }

    private Uni<TemplateInstance> standing(ReadQuery readQuery, long version, Page page) {
        return tables.standing(readQuery.id, version, null)
                .chain(standing ->
                        competitions.at(readQuery.id, version).map(competition -> page.of(competition, standing)));
    }

    private Uni<Response> answer(ReadQuery readQuery, Function<Long, Uni<TemplateInstance>> how) {
        return readVersions.version(readQuery, null).chain(version -> {
            String tag = Framed.tag(version, "", readQuery.asOf);
            if (Tagged.known(readQuery.known, tag)) {
                return Uni.createFrom().item(Framed.unchanged(readQuery.id, version, tag));
            }
            return how.apply(version)
                    .map(page -> Framed.anywhere(
                                    Tagged.headers(Response.ok(page.render(), HTML), readQuery.id, version, tag))
                            .build());
        });
    }
}
