package baffin.scoring.competition.api;

import baffin.competition.Competition;
import baffin.competition.standing.Standing;
import baffin.platform.acknowledgement.RecentlySeen;
import baffin.platform.directory.NameDirectory;
import baffin.platform.http.Tagged;
import baffin.platform.names.PublicNames;
import baffin.platform.problem.Problem;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.StandingCache;
import baffin.scoring.competition.api.PolicyParameter.Variant;
import baffin.scoring.competition.page.Frame;
import baffin.scoring.competition.page.StandingPage;
import baffin.scoring.competition.page.Templates;
import baffin.scoring.competition.view.StandingCsv;
import baffin.scoring.competition.view.StandingRow;
import baffin.scoring.competition.view.StandingView;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** The standing of a competition, as JSON, as comma-separated values, and as a page that can be embedded. */
@Path("/api/v1/competitions/{id}")
@PermitAll
@Tag(name = "Standings")
public class StandingsResource {

    private final ReadVersions readVersions;
    private final PolicyParameter policyParameter;
    private final StandingCache tables;
    private final Competitions competitions;
    private final PublicNames names;
    private final RecentlySeen lately;

    StandingsResource(
            ReadVersions readVersions,
            PolicyParameter policyParameter,
            StandingCache tables,
            Competitions competitions,
            NameDirectory names,
            RecentlySeen lately) {
        this.readVersions = readVersions;
        this.policyParameter = policyParameter;
        this.tables = tables;
        this.competitions = competitions;
        this.names = names;
        this.lately = lately;
    }

    /** What may be asked of a standing, whatever its form. */
    public static class Question extends WordedQuery {

        @QueryParam("division")
        @Nullable
        Integer division;

        @QueryParam("policy")
        @Nullable
        String policy;
    }

    @GET
    @Path("/standings")
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "getStandings",
            summary = "Get the standing of a competition",
            description = "It is live; asOf shows an earlier standing, policy counts the same results "
                    + "differently. All pages that follow a cursor belong to one version.")
    @APIResponse(
            responseCode = "200",
            description = "A page of the standing",
            content = @Content(schema = @Schema(implementation = StandingView.class)))
    public Uni<Response> standings(
            @BeanParam Question question, @BeanParam VersionPaging paging, @Context UriInfo uri) {
        return answer(question, paging, Form.JSON, uri);
    }

    @GET
    @Path("/standings.csv")
    @Produces("text/csv")
    @Operation(operationId = "getStandingsCsv", summary = "Get the standing as CSV (RFC 4180)")
    @APIResponse(responseCode = "200", description = "One line an entrant, after a line of headings")
    public Uni<Response> csv(@BeanParam Question question, @Context UriInfo uri) {
        return answer(question, new VersionPaging(), Form.CSV, uri);
    }

    @GET
    @Path("/standings.html")
    @Produces(MediaType.TEXT_HTML)
    @Operation(
            operationId = "getStandingsPage",
            summary = "Get the standing as a web page",
            description = "A plain page without scripts that any site may embed.")
    @APIResponse(responseCode = "200", description = "A page without scripts")
    public Uni<Response> page(@BeanParam Question question, @BeanParam ZoneQuery zones, @Context UriInfo uri) {
        question.in(zones);
        return answer(question, new VersionPaging(), Form.HTML, uri);
    }

    private enum Form {
        JSON(MediaType.APPLICATION_JSON_TYPE, ""),
        CSV(new MediaType("text", "csv", "utf-8"), "csv"),
        HTML(new MediaType("text", "html", "utf-8"), "html");

        private final MediaType type;
        private final String tag;

        Form(MediaType type, String tag) {
            this.type = type;
            this.tag = tag;
        }

        private String tag(Question question, long version, Variant variant) {
            return this == HTML
                    ? Framed.tag(version, variant.tag() + question.variant(), question.asOf)
                    : Tagged.tag(version, variant.tag(), tag);
        }
    }

    private Uni<Response> answer(Question question, VersionPaging paging, Form form, UriInfo uri) {
        paging.items();
        Long page = paging.place().version();
        boolean ahead = lately.anything();
        return readVersions
                .version(question, page)
                .chain(version -> policyParameter.of(question.policy).chain(variant -> {
                    String latest = form.tag(question, version, variant);
                    if (Tagged.known(question.known, latest)) {
                        return Uni.createFrom().item(unchanged(question, version, form, latest));
                    }
                    boolean any = page == null && question.asOf == null && question.minVersion <= 0 && !ahead;
                    long shown = any && variant == Variant.OWN ? tables.ready(question.id, version) : version;
                    String tag = form.tag(question, shown, variant);
                    return Tagged.known(question.known, tag)
                            ? Uni.createFrom().item(unchanged(question, shown, form, tag))
                            : counted(question, shown, variant)
                                    .map(counted -> response(counted, question, paging, form, tag, uri));
                }));
    }

    private static Response unchanged(Question question, long version, Form form, String tag) {
        return form == Form.HTML
                ? Framed.unchanged(question.id, version, tag)
                : Tagged.unchanged(question.id, version, tag);
    }

    /**
     * A standing that was computed.
     *
     * @param official the competition's own beside it; null when it is that
     */
    private record Counted(
            Competition competition,
            Standing standing,
            @Nullable Standing official,
            @Nullable Integer division) {

        StandingView document() {
            return StandingView.of(competition, standing, official, division);
        }

        String page(Question question, PublicNames names) {
            Frame frame = question.frame(competition, Frame.Kind.STANDING, null);
            return Templates.standing(frame, StandingPage.of(competition, standing, division, official, names))
                    .render();
        }
    }

    private Uni<Counted> counted(Question question, long version, Variant variant) {
        var scheme = variant.scheme();
        return competitions.at(question.id, version).chain(competition -> {
            Integer division = question.division;
            if (division != null && competition.divisions().stream().noneMatch(one -> one.number() == division)) {
                throw Problem.invalidField("?division", "unknown", "there is no such division")
                        .asException();
            }
            var own = tables.standing(question.id, version, null);
            return scheme == null
                    ? own.map(standing -> new Counted(competition, standing, null, division))
                    : scheme.apply(competition)
                            .chain(other -> tables.standing(question.id, version, other))
                            .chain(other -> own.map(official -> new Counted(competition, other, official, division)));
        });
    }

    private Response response(
            Counted counted, Question question, VersionPaging paging, Form form, String tag, UriInfo uri) {
        StandingView whole = counted.document();
        VersionPaging.Part<StandingRow> part = paging.part(whole.items(), whole.version());
        Object entity = switch (form) {
            case JSON -> paged(whole, part);
            case CSV -> StandingCsv.of(whole, names);
            case HTML -> counted.page(question, names);
        };
        Response.ResponseBuilder answer =
                Tagged.headers(Response.ok(entity, form.type), question.id, whole.version(), tag);
        if (form == Form.HTML) {
            Framed.anywhere(question.worded(answer));
        }
        if (form == Form.JSON) {
            answer.header("Link", links(question.id, part, uri));
        }
        return answer.build();
    }

    private static String links(String id, VersionPaging.Part<StandingRow> part, UriInfo uri) {
        List<String> links = new ArrayList<>();
        if (part.next() != null) {
            String query = uri.getRequestUriBuilder()
                    .replaceQueryParam("cursor", part.next())
                    .build()
                    .getRawQuery();
            links.add("<?" + query + ">; rel=\"next\"");
        }
        String base = "</api/v1/competitions/" + id + "/standings";
        links.add(base + ".csv>; rel=\"alternate\"; type=\"text/csv\"");
        links.add(base + ".html>; rel=\"alternate\"; type=\"text/html\"");
        links.add(base + "/stream>; rel=\"monitor\"; type=\"text/event-stream\"");
        return String.join(", ", links);
    }

    private static StandingView paged(StandingView whole, VersionPaging.Part<StandingRow> part) {
        return new StandingView(
                whole.competitionId(),
                whole.name(),
                whole.version(),
                whole.status(),
                whole.official(),
                whole.tieBreaks(),
                part.items(),
                part.next());
    }
}
