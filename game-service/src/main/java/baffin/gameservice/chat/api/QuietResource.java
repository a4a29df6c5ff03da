package baffin.gameservice.chat.api;

import baffin.gameservice.chat.ChatService;
import baffin.platform.identity.Roles;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Whether the seats hear spectators. */
@Path("/api/v1/matches/{id}/chat/public/quiet")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@SecurityRequirement(name = "bearer")
@Tag(name = "Chat")
@APIResponse(responseCode = "404", description = "No such match or line")
public class QuietResource {

    private final ChatEntry entry;
    private final ChatService chatService;

    QuietResource(ChatEntry entry, ChatService chatService) {
        this.entry = entry;
        this.chatService = chatService;
    }

    @PUT
    @Operation(
            operationId = "muteSpectators",
            summary = "Mute spectators while the match runs",
            description =
                    "Each seat can do this. It lasts while its player holds a seat, at most until the match " + "ends.")
    @APIResponse(responseCode = "204", description = "Spectators are muted")
    public Uni<Void> quiet(@PathParam("id") String id) {
        return entry.seated(id).chain(entered -> chatService.quiet(entered.speaker(), true));
    }

    @DELETE
    @Operation(
            operationId = "hearSpectators",
            summary = "Unmute spectators",
            description = "They can write once no seat mutes them.")
    @APIResponse(responseCode = "204", description = "Withdrawn")
    public Uni<Void> hear(@PathParam("id") String id) {
        return entry.seated(id).chain(entered -> chatService.quiet(entered.speaker(), false));
    }
}
