package baffin.gameservice.match.action;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.gameservice.match.api.Answers;
import baffin.gameservice.match.api.Lookup;
import baffin.platform.http.Immutable;
import baffin.platform.identity.Callers;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.QueryFilters;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** What the caller's seat may do. */
@Path("/api/v1/matches/{id}/legal-actions")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Matches")
public class LegalActionsResource {

    private final Lookup lookup;
    private final Callers callers;
    private final LegalLists lists;

    LegalActionsResource(Lookup lookup, Callers callers, LegalLists lists) {
        this.lists = lists;
        this.lookup = lookup;
        this.callers = callers;
    }

    @GET
    @Immutable
    @Operation(
            operationId = "getLegalActions",
            summary = "List the legal actions of your seat",
            description = "At the current or a past version. Each action explains itself: text, rule, parts to "
                    + "pick, price, effects and what cannot be undone. The order is fixed for a version. "
                    + "sample=k draws k of the moves, the same ones for the same random: intended for bots.")
    @APIResponse(
            responseCode = "200",
            description = "The actions; none when the seat is not to act",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = LegalActions.class)))
    @SecurityRequirement(name = "bearer")
    public Uni<RestResponse<byte[]>> actions(
            @PathParam("id") String id,
            @QueryParam("seat") @Nullable Integer seat,
            @BeanParam ActionQuery query,
            @QueryParam("version") @Nullable Long version,
            @QueryParam("minVersion") @Nullable Long minVersion,
            @QueryParam("as") @Nullable String as) {
        ActionChoice choice = query.choice();
        return callers.required()
                .chain(caller -> lookup.seen(id, version, minVersion, as))
                .map(seen -> Answers.json(
                        seen.match(),
                        Lookup.everybody(as)
                                ? LegalActions.none(seen.match())
                                : of(seen, own(seen.viewer(), seat), choice),
                        choice.language()));
    }

    private LegalActions of(Lookup.Seen seen, Seat seat, ActionChoice choice) {
        return LegalActions.of(lists, seen.match(), seat, known(seen, choice));
    }

    /**
     * The seat that a caller asks for, which is its own.
     *
     * @param requested its index; null for whichever it is
     * @throws baffin.platform.problem.ProblemException 403 when the caller does not hold it
     */
    public static Seat own(Viewer viewer, @Nullable Integer requested) {
        if (viewer instanceof Viewer.Player player
                && (requested == null || requested == player.seat().index())) {
            return player.seat();
        }
        throw Problem.of(ProblemType.NOT_YOUR_SEAT, ProblemType.NOT_YOUR_SEAT.description())
                .asException();
    }

    /**
     * The choice when the game has commands of its type.
     *
     * @throws baffin.platform.problem.ProblemException 400 when it has none
     */
    public static ActionChoice known(Lookup.Seen seen, ActionChoice choice) {
        QueryFilters.oneOf(
                "?type",
                choice.type(),
                seen.match().codec().commandTypes().stream().sorted().toList());
        return choice;
    }
}
