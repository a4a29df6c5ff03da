package baffin.gameservice.chat.api;

import baffin.gameservice.chat.ChatStore;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Page;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What one has said in all chats, a part of the data of one's account. */
@Path("/api/v1/players/me/chat")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@SecurityRequirement(name = "bearer")
@Tag(name = "Chat")
public class OwnLinesResource {

    /** More than anybody says in the time that lines are kept. */
    private static final int MOST = 10_000;

    private final ChatStore store;
    private final Callers callers;

    OwnLinesResource(ChatStore store, Callers callers) {
        this.store = store;
        this.callers = callers;
    }

    @GET
    @Operation(
            operationId = "ownChatLines",
            summary = "List your chat lines, latest first",
            description = "The latest 10,000 lines of the last 90 days, without those that you have withdrawn.")
    @APIResponse(responseCode = "200", description = "Your lines, the latest first")
    public Uni<Page<ChatLineView>> lines() {
        return callers.required()
                .chain(caller -> store.saidBy(Set.of(caller.player()), MOST))
                .map(lines -> Page.whole(lines.stream().map(ChatLineView::of).toList()));
    }
}
