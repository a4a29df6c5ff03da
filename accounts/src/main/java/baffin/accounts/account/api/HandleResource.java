package baffin.accounts.account.api;

import baffin.accounts.account.Accounts;
import baffin.accounts.account.HandleChange;
import baffin.accounts.account.Sensitive;
import baffin.platform.identity.Callers;
import baffin.platform.tables.Logged;
import io.quarkus.security.Authenticated;
import io.smallrye.mutiny.Uni;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** One's own handle. */
@Path("/api/v1/players/me/handle")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@Authenticated
@Tag(name = "Players")
@Logged
public class HandleResource {

    private final HandleChange change;
    private final Accounts accounts;
    private final Callers callers;

    HandleResource(HandleChange change, Accounts accounts, Callers callers) {
        this.change = change;
        this.accounts = accounts;
        this.callers = callers;
    }

    /**
     * Another handle.
     *
     * @param handle 3 to 24 visible characters; upper and lower case are the same
     */
    @Schema(name = "HandleChange")
    public record NewHandle(
            @NotNull(message = "is missing") @Schema(examples = "Amundsen")
            String handle) {}

    @Sensitive(tells = "handle")
    @PUT
    @Operation(
            operationId = "changeHandle",
            summary = "Change your handle",
            description = "No other player can take the previous handle for 90 days; you can take it back. New "
                    + "matches show the new handle once you have renewed your tokens.")
    @APIResponse(responseCode = "200", description = "Your account with the new handle")
    @APIResponse(responseCode = "400", description = "The handle is invalid")
    @APIResponse(responseCode = "403", description = Sensitive.REFUSAL)
    @APIResponse(
            responseCode = "409",
            description = "The handle is taken, or you have changed yours three times in 90 days")
    public Uni<PlayerView> change(@NotNull @Valid NewHandle body) {
        return callers.required()
                .chain(caller -> accounts.find(caller.player()))
                .map(found -> found.orElseThrow(NotFoundException::new))
                .chain(account -> change.byOwner(account, body.handle()))
                .map(PlayerView::of);
    }
}
