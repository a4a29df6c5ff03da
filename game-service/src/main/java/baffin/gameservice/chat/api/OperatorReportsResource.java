package baffin.gameservice.chat.api;

import baffin.gameservice.chat.ChatStore;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What operators read of chats. */
@Path("/api/v1/operator/reports")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.OPERATOR)
@Tag(name = "Operators")
public class OperatorReportsResource {

    private final ChatStore store;

    OperatorReportsResource(ChatStore store) {
        this.store = store;
    }

    @GET
    @Operation(
            operationId = "reportedLines",
            summary = "List reported lines of all matches, latest first",
            description = "With their texts, including hidden lines and those of the seats' channels.")
    @APIResponse(responseCode = "200", description = "A page of reports")
    public Uni<Page<ChatReportView>> reports(@BeanParam Paging paging) {
        int most = paging.items();
        return store.reports(null, ChatReports.before(paging), most + 1)
                .map(found -> ChatReports.page(found, most, report -> true));
    }
}
