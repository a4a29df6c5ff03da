package baffin.lobby.avatar.api;

import baffin.lobby.api.Ids;
import baffin.lobby.avatar.domain.Avatar;
import baffin.platform.caching.ImmutableAddress;
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
@Tag(name = "players")
public class AvatarResource {

    private static final String SVG = "image/svg+xml";

    /** The picture of a player; nobody is asked whether there is one. */
    @GET
    @ImmutableAddress
    @Produces(SVG)
    @Operation(
            operationId = "playerAvatar",
            summary = "A picture that stands for a player (SVG)",
            description = "It is drawn from the id alone, which is not looked up, and never changes: keep it for a"
                    + " year. Square, without styles of its own; it stands out on light and dark pages from 24"
                    + " pixels on.")
    @APIResponse(responseCode = "200", description = "The picture", content = @Content(mediaType = SVG))
    @APIResponse(responseCode = "404", description = "No player can have this id")
    public String avatar(@PathParam("id") String id) {
        return Avatar.svg(Ids.checkedPlayer(id));
    }
}
