package baffin.accounts.operator.api;

import baffin.accounts.operator.OperatorActions;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.operator.OperatorAction;
import baffin.platform.request.IdQuery;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** What operators have done. */
@Path("/api/v1/operator/actions")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.OPERATOR)
@Tag(name = "Operators")
public class OperatorActionsResource {

    private final OperatorActions actions;

    OperatorActionsResource(OperatorActions actions) {
        this.actions = actions;
    }

    @GET
    @Operation(
            operationId = "operatorActions",
            summary = "List the actions of operators, latest first",
            description = "The latest 10,000; the topic operator.actions has all.")
    @APIResponse(responseCode = "200", description = "A page of records; without operator the host acted")
    public Page<OperatorActionView> actions(
            @IdQuery(IdQuery.Of.ACCOUNT) @QueryParam("account") @Nullable String account, @BeanParam Paging paging) {
        String before = paging.after(1, List::getFirst).orElse("");
        List<OperatorAction> found =
                actions.latest(action -> account == null || action.concerns(account), before, paging.items() + 1);
        return Page.of(
                found.stream().map(OperatorActionView::of).toList(), paging.items(), last -> Cursor.after(last.id()));
    }
}
