package baffin.gameservice.chat.api;

import baffin.gameservice.chat.domain.ChatStore;
import baffin.gameservice.chat.domain.Moderation;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.operator.OperatorRequest;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What operators do about chats. */
@Path("/api/v1/operator")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.OPERATOR)
@Tag(name = "operator")
public class OperatorChatResource {

    private final ChatStore store;
    private final Moderation moderation;
    private final Callers callers;

    OperatorChatResource(ChatStore store, Moderation moderation, Callers callers) {
        this.store = store;
        this.moderation = moderation;
        this.callers = callers;
    }

    @GET
    @Path("/reports")
    @Operation(
            operationId = "reportedLines",
            summary = "Reports of lines of all matches, the latest first",
            description = "With what the lines said, also those that are hidden and those of the seats alone.")
    @APIResponse(responseCode = "200", description = "A page of reports")
    public Uni<Page<ChatReportView>> reports(@BeanParam Paging paging) {
        int most = paging.items();
        return store.reports(null, ChatReports.before(paging), most + 1)
                .map(found -> ChatReports.page(found, most, report -> true));
    }

    @POST
    @Path("/matches/{id}/chat/{messageId}/hide")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "hideLine",
            summary = "Hide a line from everybody",
            description = "Its author reads the reason at /players/me/operator-actions. A line that is hidden already"
                    + " stays so.")
    @APIResponse(responseCode = "200", description = "The line as it is read now")
    @APIResponse(responseCode = "404", description = "No such line")
    public Uni<ChatLineView> hide(
            @Parameter(description = "id of the match") String id,
            @Parameter(description = "id of the line") String messageId,
            @NotNull @Valid OperatorRequest body) {
        return callers.required()
                .chain(caller -> moderation.hide(body.by(caller.player()), id, messageId))
                .map(ChatLineView::of);
    }
}
