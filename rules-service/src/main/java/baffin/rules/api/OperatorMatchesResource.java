package baffin.rules.api;

import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.operator.ActingOperator;
import baffin.platform.operator.OperatorRequest;
import baffin.rules.operator.MatchControl;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What operators do to matches. */
@Path("/api/v1/operator/matches/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.OPERATOR)
@Tag(name = "Operators")
public class OperatorMatchesResource {

    private final MatchControl control;
    private final Callers callers;

    OperatorMatchesResource(MatchControl control, Callers callers) {
        this.control = control;
        this.callers = callers;
    }

    /**
     * A match that goes on.
     *
     * @param matchId the match
     */
    @Schema(name = "ReleasedMatch")
    public record ReleasedMatch(String matchId) {}

    /**
     * Who is to have a seat.
     *
     * @param player id of the player, who has agreed
     * @param reason 1 to 500 characters; who had the seat and who gets it may read it
     */
    @Schema(name = "SeatHandOver")
    public record NewPlayer(
            @NotNull(message = "is missing") @Schema(examples = "019aa5f0-93c1-7c7e-8f65-0d6f3a1f2b10")
            String player,

            @NotBlank(message = "is missing")
            @Size(max = OperatorRequest.REASON_MAX, message = "must have at most {max} characters")
            @Schema(examples = "the player has left the club")
            String reason) {}

    /**
     * A seat that has another player.
     *
     * @param matchId the match
     * @param version of the match since then
     * @param seat number of the seat, from 0
     * @param player id of the player who has it now
     * @param former id of the player who had it
     */
    @Schema(name = "HandedOverSeat")
    public record HandedOverSeat(String matchId, long version, int seat, String player, String former) {}

    @POST
    @Path("/release")
    @Operation(
            operationId = "releaseMatch",
            summary = "Resume a quarantined match from its last good state",
            description = "Fix the cause first; otherwise the next command stops it again.")
    @APIResponse(responseCode = "200", description = "It continues")
    @APIResponse(responseCode = "409", description = "The match is not quarantined")
    public Uni<ReleasedMatch> release(@PathParam("id") String matchId, @NotNull @Valid OperatorRequest body) {
        MatchIds.check(matchId);
        return callers.required()
                .chain(caller -> control.release(body.by(caller.player()), matchId))
                .replaceWith(new ReleasedMatch(matchId));
    }

    @POST
    @Path("/seats/{seat}/player")
    @Operation(
            operationId = "handOverSeat",
            summary = "Give the seat of an absent player to another one",
            description = "Only in matches outside competitions: organisers replace the players of a competition.")
    @APIResponse(responseCode = "200", description = "The seat has a new player")
    @APIResponse(
            responseCode = "409",
            description = "The match has ended or belongs to a competition, or the player has a seat already")
    public Uni<HandedOverSeat> handOver(
            @PathParam("id") String matchId, @PathParam("seat") int seat, @NotNull @Valid NewPlayer body) {
        MatchIds.check(matchId);
        if (seat < 0) {
            throw new NotFoundException();
        }
        return callers.required()
                .chain(caller -> control.takeOver(
                        new ActingOperator(caller.player(), body.reason()), matchId, seat, body.player()))
                .map(done -> new HandedOverSeat(matchId, done.version(), seat, body.player(), done.former()));
    }
}
