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
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What operators do to chats. The address is one of its own, since others of the same match are of rules-service. */
@Path("/api/v1/operator/matches/{id}/chat/{messageId}/hide")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.OPERATOR)
@Tag(name = "operator")
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
            summary = "Hide a line from everybody",
            description = "Its author reads the reason at /players/me/operator-actions. A line that is hidden already"
                    + " stays so.")
    @APIResponse(responseCode = "200", description = "The line as it is read now")
    public Uni<ChatLineView> hide(
            @Parameter(description = "id of the match") String id,
            @Parameter(description = "id of the line") String messageId,
            @NotNull @Valid OperatorRequest body) {
        return callers.required()
                .chain(caller -> moderation.hide(body.by(caller.player()), id, messageId))
                .map(ChatLineView::of);
    }
}
