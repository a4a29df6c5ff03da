package baffin.scoring.competition.api;

import baffin.competition.Competition;
import baffin.platform.directory.NameDirectory;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.page.Frame;
import baffin.scoring.competition.page.RoundPage;
import baffin.scoring.competition.page.Templates;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/**
 * The page of a round.
 *
 * <p>A class of its own, since the lobby has a resource at the address that this one goes on from: where both run in
 * one process, the longer address of a class decides.
 */
@Path("/api/v1/competitions/{id}/rounds/{round}.html")
@PermitAll
@Produces(MediaType.TEXT_HTML)
@Tag(name = "Standings")
public class RoundPageResource {

    private final Pages pages;
    private final Competitions competitions;
    private final PublicNames names;

    RoundPageResource(Pages pages, Competitions competitions, NameDirectory names) {
        this.pages = pages;
        this.competitions = competitions;
        this.names = names;
    }

    private static RuntimeException absent(Competition competition, int round) {
        return Pages.absent(competition
                .takenBack()
                .filter(gone -> gone.round().number() == round)
                .map(gone -> "Round " + round + " was withdrawn: " + gone.reason())
                .orElse("There is no round " + round));
    }

    @GET
    @Operation(operationId = "getRoundPage", summary = "A round as a page: tables, seats and results")
    @APIResponse(responseCode = "200", description = "A page without scripts that any site may embed")
    public Uni<Response> round(
            @BeanParam ReadQuery readQuery,
            @Parameter(description = "number of the round") @PathParam("round") int round) {
        return pages.answer(
                readQuery,
                version -> competitions.at(readQuery.id, version).map(competition -> {
                    var shown = competition.round(round).orElseThrow(() -> absent(competition, round));
                    Frame frame = Frame.of(competition, Frame.Kind.ROUND, readQuery.asOf, round);
                    return Templates.round(frame, RoundPage.of(competition, shown, Pages.results(competition), names));
                }));
    }
}
