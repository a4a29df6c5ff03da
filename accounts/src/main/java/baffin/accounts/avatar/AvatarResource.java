package baffin.accounts.avatar;

import baffin.match.terms.HouseBot;
import baffin.match.terms.Uuid;
import baffin.platform.http.ImmutableAddress;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Pictures of players. */
@Path("/api/v1/players/{id}/avatar.svg")
@PermitAll
@Tag(name = "Players")
public class AvatarResource {

    private static final String SVG = "image/svg+xml";

    /** The picture of a player; nobody is asked whether there is one. */
    @GET
    @ImmutableAddress
    @Produces(SVG)
    @Operation(
            operationId = "playerAvatar",
            summary = "Get the avatar of a player (SVG)",
            description = "Drawn from the id alone, which is not looked up, and never changes: keep it for a "
                    + "year. Square, without a style sheet, for light and dark pages, from 24 pixels.")
    @APIResponse(responseCode = "200", description = "The picture", content = @Content(mediaType = SVG))
    @APIResponse(responseCode = "404", description = "Not an id of a player")
    public String avatar(@PathParam("id") String id) {
        return Avatar.svg(checkedPlayer(id));
    }

    /** Throws 404 when neither a player nor a bot of the house can have the id. */
    private static String checkedPlayer(String player) {
        if (!Uuid.is(player) && HouseBot.playing(player).isEmpty()) {
            throw Problem.of(ProblemType.NOT_FOUND, "there is no such player").asException();
        }
        return player;
    }
}
