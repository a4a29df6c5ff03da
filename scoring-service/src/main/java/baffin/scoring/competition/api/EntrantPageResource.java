package baffin.scoring.competition.api;

import baffin.competition.Entrant;
import baffin.competition.standing.StandingExplanation;
import baffin.competition.standing.Standings;
import baffin.competition.standing.ledger.StandingRules;
import baffin.platform.directory.NameDirectory;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.page.EntrantPage;
import baffin.scoring.competition.page.Frame;
import baffin.scoring.competition.page.Templates;
import baffin.scoring.competition.view.ExplanationView;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/**
 * The page of an entrant.
 *
 * <p>A class of its own, since the lobby has a resource at the address that this one goes on from: where both run in
 * one process, the longer address of a class decides.
 */
@Path("/api/v1/competitions/{id}/entrants/{entrant}.html")
@PermitAll
@Produces(MediaType.TEXT_HTML)
@Tag(name = "Standings")
public class EntrantPageResource {

    private final Pages pages;
    private final PublicNames names;

    EntrantPageResource(Pages pages, NameDirectory names) {
        this.pages = pages;
        this.names = names;
    }

    @GET
    @Operation(
            operationId = "getEntrantPage",
            summary = "Get an entrant as a web page",
            description = "Shows the rank of the entrant and how every number in the standing was computed.")
    @APIResponse(responseCode = "200", description = "A page without scripts that any site may embed")
    public Uni<Response> entrant(
            @BeanParam WordedQuery readQuery, @BeanParam ZoneQuery zones, @PathParam("entrant") int entrant) {
        readQuery.in(zones);
        return pages.answer(
                readQuery,
                version -> pages.standing(readQuery, version, (competition, standing) -> {
                    Entrant one = competition
                            .entrant(entrant)
                            .orElseThrow(() -> Pages.absent("Nobody has the number " + entrant));
                    Optional<StandingExplanation> why =
                            Standings.explain(competition, StandingRules.of(competition.policy()), entrant);
                    Frame frame = readQuery.frame(competition, Frame.Kind.ENTRANT, null);
                    return Templates.entrant(
                            frame,
                            why.map(found -> EntrantPage.of(
                                            competition,
                                            found.line(),
                                            ExplanationView.of(competition, standing, found, readQuery.words(), names),
                                            names))
                                    .orElseGet(() -> EntrantPage.of(one, names)));
                }));
    }
}
