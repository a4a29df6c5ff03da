package baffin.gameservice.chat.api;

import baffin.gameservice.chat.ChatMarks;
import baffin.platform.identity.Roles;
import baffin.platform.problem.Problem;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** How far the caller has read what is said in a match. */
@Path("/api/v1/matches/{id}/chat/{channel}/read")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@SecurityRequirement(name = "bearer")
@Tag(name = "Chat")
@APIResponse(responseCode = "403", description = "The channel of the seats is only for players who hold a seat")
@APIResponse(responseCode = "404", description = "No such match or channel")
@APIResponse(responseCode = "409", description = "The rules keep the seats apart; ruleId names the rule")
@Logged
public class ChatReadResource {

    private final ChatEntry entry;
    private final ChatMarks marks;

    ChatReadResource(ChatEntry entry, ChatMarks marks) {
        this.entry = entry;
        this.marks = marks;
    }

    @PUT
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "readChat",
            summary = "Mark the lines of a chat as read",
            description = "Marks a line and all earlier ones; lines that are read stay read. No other player can "
                    + "see this.")
    @APIResponse(responseCode = "204", description = "Marked")
    @APIResponse(responseCode = "400", description = "upTo is not a line of the channel")
    public Uni<Void> read(
            @PathParam("id") String id,
            @PathParam("channel") String channel,
            @NotNull(message = "is missing") ReadLines body) {
        String last = body.upTo() == null ? "" : body.upTo();
        return entry.signedInReader(id, channel)
                .chain(entered -> marks.readUpTo(entered.view(), last))
                .invoke(known -> {
                    if (!known) {
                        throw Problem.invalidField("/upTo", "unknown", "must be the id of a line of this channel")
                                .asException();
                    }
                })
                .replaceWithVoid();
    }

    /**
     * How far a channel was read.
     *
     * @param upTo id of the last line that was read
     */
    @Schema(name = "ReadLines", requiredProperties = "upTo")
    public record ReadLines(@Nullable String upTo) {}
}
