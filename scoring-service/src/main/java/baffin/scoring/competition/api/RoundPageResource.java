package baffin.scoring.competition.api;

import baffin.competition.Competition;
import baffin.platform.directory.NameDirectory;
import baffin.platform.match.LobbyDirectory;
import baffin.platform.names.FreeText;
import baffin.platform.names.PublicNames;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.page.Frame;
import baffin.scoring.competition.page.PrintPage;
import baffin.scoring.competition.page.RoundPage;
import baffin.scoring.competition.page.Templates;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

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
    private final ReadVersions readVersions;
    private final LobbyDirectory lobby;

    RoundPageResource(
            Pages pages,
            Competitions competitions,
            NameDirectory names,
            ReadVersions readVersions,
            LobbyDirectory lobby) {
        this.readVersions = readVersions;
        this.lobby = lobby;
        this.pages = pages;
        this.competitions = competitions;
        this.names = names;
    }

    private RuntimeException absent(Competition competition, int round) {
        return Pages.absent(competition
                .takenBack()
                .filter(gone -> gone.round().number() == round)
                .map(gone -> "Round " + round + " was withdrawn: " + FreeText.shown(gone.reason(), names))
                .orElse("There is no round " + round));
    }

    @GET
    @Operation(
            operationId = "getRoundPage",
            summary = "Get a round as a web page",
            description = "Shows tables, seats and results.")
    @APIResponse(responseCode = "200", description = "A page without scripts that any site may embed")
    public Uni<Response> round(
            @BeanParam WordedQuery readQuery,
            @BeanParam ZoneQuery zones,
            @PathParam("round") int round,
            @QueryParam("print") @Nullable String print) {
        readQuery.in(zones);
        PrintPage.Kind kind = print == null ? null : PrintPage.Kind.named(print);
        if (print != null && kind == null) {
            throw Problem.notOneOf("?print", print, List.of("tables", "names", "slips"))
                    .asException();
        }
        return page(readQuery, round, kind)
                .onFailure(RoundPageResource::isAbsent)
                .recoverWithUni(absent -> lobby.round(readQuery.id, round)
                        .chain(known -> known && readQuery.asOf == null
                                ? readVersions.later(readQuery.id).chain(() -> page(readQuery, round, kind))
                                : Uni.createFrom().failure(absent)));
    }

    private static boolean isAbsent(Throwable failure) {
        return failure instanceof ProblemException known && known.problem().status() == ProblemType.NOT_FOUND.status();
    }

    private Uni<Response> page(WordedQuery readQuery, int round, PrintPage.@Nullable Kind kind) {
        return pages.answer(
                readQuery,
                version -> competitions.at(readQuery.id, version).map(competition -> {
                    var shown = competition.round(round).orElseThrow(() -> absent(competition, round));
                    Frame frame = readQuery.frame(competition, Frame.Kind.ROUND, round);
                    var results = Pages.results(competition);
                    return kind == null
                            ? Templates.round(frame, RoundPage.of(competition, shown, results, names))
                            : Templates.print(
                                    frame, PrintPage.of(competition, shown, results, kind, frame.words(), names));
                }));
    }
}
