package baffin.gameservice.chat.api;

import baffin.game.Viewer;
import baffin.gameservice.chat.Channel;
import baffin.gameservice.chat.ChatReport;
import baffin.gameservice.chat.ChatRights;
import baffin.gameservice.chat.ChatStore;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What was reported to the host of a match. */
@Path("/api/v1/matches/{id}/chat/reports")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@SecurityRequirement(name = "bearer")
@Tag(name = "Chat")
@APIResponse(responseCode = "404", description = "No such match or line")
public class ChatReportsResource {

    private final ChatEntry entry;
    private final ChatStore store;

    ChatReportsResource(ChatEntry entry, ChatStore store) {
        this.entry = entry;
        this.store = store;
    }

    @GET
    @Operation(
            operationId = "listChatReports",
            summary = "List reported lines, latest report first",
            description = "Only for the organiser of the match.")
    @APIResponse(responseCode = "200", description = "A page of reports")
    public Uni<Page<ChatReportView>> reports(@PathParam("id") String id, @BeanParam Paging paging) {
        int most = paging.items();
        ChatStore.Before before = ChatReports.before(paging);
        return entry.host(id, Channel.PUBLIC)
                .chain(entered -> store.reports(id, before, most + 1)
                        .map(found -> ChatReports.page(found, most, report -> readable(entered, report))));
    }

    private static boolean readable(ChatEntry.Entered entered, ChatReport report) {
        Viewer viewer = entered.seen().viewer();
        return ChatRights.unreadable(
                        entered.seen().match(), viewer, report.line().channel())
                .isEmpty();
    }
}
