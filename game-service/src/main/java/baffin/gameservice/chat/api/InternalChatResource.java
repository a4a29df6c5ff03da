package baffin.gameservice.chat.api;

import baffin.gameservice.chat.ChatStore;
import baffin.gameservice.chat.Moderation;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.operator.HostReason;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** What the host may do to chats. */
@Path("/internal/game/chat")
@PermitAll
@Produces(MediaType.APPLICATION_JSON)
public class InternalChatResource {

    private final ChatStore store;
    private final Moderation moderation;

    InternalChatResource(ChatStore store, Moderation moderation) {
        this.store = store;
        this.moderation = moderation;
    }

    /** Reports of all matches, the latest first. */
    @GET
    @Path("/reports")
    @Operation(hidden = true)
    public Uni<Page<ChatReportView>> reports(@BeanParam Paging paging) {
        int most = paging.items();
        return store.reports(null, ChatReports.before(paging), most + 1)
                .map(found -> ChatReports.page(found, most, report -> true));
    }

    /** Hides a line from everybody; with a reason there is a record of it. */
    @POST
    @Path("/hide")
    @Operation(hidden = true)
    public Uni<ChatLineView> hide(
            @QueryParam("match") @DefaultValue("") String match,
            @QueryParam("message") @DefaultValue("") String message,
            @QueryParam("reason") @DefaultValue("") String reason) {
        return moderation.hide(HostReason.by(reason), match, message).map(ChatLineView::of);
    }
}
