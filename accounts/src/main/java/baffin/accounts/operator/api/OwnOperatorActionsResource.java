package baffin.accounts.operator.api;

import baffin.accounts.operator.OperatorActions;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.operator.OperatorAction;
import com.fasterxml.jackson.annotation.JsonInclude;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** What operators have done that concerns the caller. */
@Path("/api/v1/players/me/operator-actions")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Operators")
public class OwnOperatorActionsResource {

    private final OperatorActions actions;
    private final Callers callers;

    OwnOperatorActionsResource(OperatorActions actions, Callers callers) {
        this.actions = actions;
        this.callers = callers;
    }

    /**
     * What an operator or the host has done, as the one whom it concerns is told: not who it was.
     *
     * @param id id of the record
     * @param at when (UTC)
     * @param kind what, in the words of the operators' own list
     * @param until end of a suspension (UTC); absent for none
     * @param competitionId id of the competition that you direct now; absent for none
     * @param matchId id of the match; absent for none
     * @param seat number of the seat, from 0, that you have lost or got; absent for none
     * @param gained true when you have the seat now, false when you had it; absent for none
     * @param messageId id of your line that is hidden; absent for none
     * @param reason why
     */
    @Schema(name = "OwnOperatorAction")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record OwnAction(
            String id,
            Instant at,
            @Schema(examples = "suspended") String kind,
            @Nullable Instant until,
            @Nullable String competitionId,
            @Nullable String matchId,
            @Nullable Integer seat,
            @Nullable Boolean gained,
            @Nullable String messageId,
            String reason) {

        static OwnAction of(OperatorAction action, String player) {
            return new OwnAction(
                    action.id(),
                    action.at(),
                    OperatorActionView.word(action.kind()),
                    action.until(),
                    action.competition(),
                    action.match(),
                    action.seat(),
                    action.seat() == null ? null : player.equals(action.successor()),
                    action.message(),
                    action.reason());
        }
    }

    @GET
    @Operation(
            operationId = "ownOperatorActions",
            summary = "List the actions of operators that concern you, latest first",
            description = "What was done, when and why, but not by which operator. Out of the latest 10,000 of "
                    + "the platform.")
    @APIResponse(responseCode = "200", description = "A page of records")
    public Uni<Page<OwnAction>> actions(@BeanParam Paging paging) {
        return callers.required().map(caller -> page(caller, paging));
    }

    private Page<OwnAction> page(Caller caller, Paging paging) {
        String player = caller.player();
        String before = paging.after(1, List::getFirst).orElse("");
        List<OperatorAction> found = actions.latest(action -> action.concerns(player), before, paging.items() + 1);
        return Page.of(
                found.stream().map(action -> OwnAction.of(action, player)).toList(),
                paging.items(),
                last -> Cursor.after(last.id()));
    }
}
