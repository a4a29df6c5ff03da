package baffin.gameservice.chat.api;

import baffin.gameservice.chat.Moderation;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.operator.OperatorRequest;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What operators do to chats. The address is one of its own, since others of the same match are of rules-service. */
@Path("/api/v1/operator/matches/{id}/chat/{messageId}/hide")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.OPERATOR)
@Tag(name = "Operators")
public class OperatorChatResource {

    private final Moderation moderation;
    private final Callers callers;

    OperatorChatResource(Moderation moderation, Callers callers) {
        this.moderation = moderation;
        this.callers = callers;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "hideLine",
            summary = "Hide a line of a chat from everyone",
            description = "Its author finds the reason at /players/me/operator-actions. Hiding a hidden line "
                    + "changes nothing.")
    @APIResponse(responseCode = "200", description = "The line after the change")
    public Uni<ChatLineView> hide(String id, String messageId, @NotNull @Valid OperatorRequest body) {
        return callers.required()
                .chain(caller -> moderation.hide(body.by(caller.player()), id, messageId))
                .map(ChatLineView::of);
    }
}
