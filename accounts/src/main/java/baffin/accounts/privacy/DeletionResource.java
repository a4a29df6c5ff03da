package baffin.accounts.privacy;

import baffin.accounts.account.Passwords;
import baffin.accounts.privacy.Deletions.Pending;
import baffin.platform.http.ClientAddress;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** The end of one's own account. */
@Path("/api/v1/players/me/deletion")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@Tag(name = "Players")
@Logged
public class DeletionResource {

    private final Deletion deletion;
    private final Callers callers;

    DeletionResource(Deletion deletion, Callers callers) {
        this.deletion = deletion;
        this.callers = callers;
    }

    /**
     * Says that one means it.
     *
     * @param password of the account, if it has one
     */
    @Schema(name = "AccountDeletionRequest")
    public record Request(
            @Size(
                    min = Passwords.LENGTH_MIN,
                    max = Passwords.LENGTH_MAX,
                    message = "must have {min} to {max} characters")
            @Schema(examples = "a long walk over ice")
            @Nullable
            String password) {

        @Override
        public String toString() {
            return "Request[]";
        }
    }

    @PUT
    @Operation(
            operationId = "deleteAccount",
            summary = "Request the deletion of your account",
            description = "The account and its bots are erased after a waiting period, 14 days unless the host "
                    + "has changed it. Your other sessions and all tokens end immediately. Matches and "
                    + "standings keep your id without a name. An erased account cannot be restored.")
    @APIResponse(responseCode = "200", description = "The time of erasure; unchanged if you had requested it before")
    @APIResponse(responseCode = "400", description = "Wrong password")
    public Uni<Pending> ask(@NotNull @Valid Request body, HttpServerRequest request) {
        return callers.session().chain(own -> deletion.ask(own, body.password(), ClientAddress.of(request)));
    }

    @GET
    @Operation(operationId = "accountDeletion", summary = "Get when your account will be erased")
    @APIResponse(responseCode = "200", description = "The time of erasure")
    @APIResponse(responseCode = "204", description = "You have not requested it")
    public Uni<@Nullable Pending> pending() {
        return callers.required().chain(caller -> deletion.of(caller.player())).map(found -> found.orElse(null));
    }

    @DELETE
    @Operation(operationId = "keepAccount", summary = "Cancel the deletion of your account")
    @APIResponse(responseCode = "204", description = "The account will not be erased")
    @APIResponse(responseCode = "404", description = "You have not requested it")
    public Uni<Void> takeBack() {
        return callers.required()
                .chain(caller -> deletion.takeBack(caller.player()))
                .invoke(taken -> {
                    if (!taken) {
                        throw new NotFoundException();
                    }
                })
                .replaceWithVoid();
    }
}
