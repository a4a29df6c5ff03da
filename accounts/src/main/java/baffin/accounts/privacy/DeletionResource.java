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
@Tag(name = "players")
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
            @Schema(examples = "\"a long walk over ice\"")
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
            summary = "Ask for the deletion of your account",
            description = "It is erased with its bots after some days, 14 unless the host has set another number."
                    + " Your other sessions and all tokens end at once. Matches and standings keep your id without a"
                    + " name; nobody can bring the account back after that.")
    @APIResponse(responseCode = "200", description = "When it is erased; the same if you had asked before")
    @APIResponse(responseCode = "400", description = "The password does not fit")
    public Uni<Pending> ask(@NotNull @Valid Request body, HttpServerRequest request) {
        return callers.session().chain(own -> deletion.ask(own, body.password(), ClientAddress.of(request)));
    }

    @GET
    @Operation(operationId = "accountDeletion", summary = "When your account is erased")
    @APIResponse(responseCode = "200", description = "You have asked for it")
    @APIResponse(responseCode = "404", description = "You have not asked for it")
    public Uni<Pending> pending() {
        return callers.required()
                .chain(caller -> deletion.of(caller.player()))
                .map(found -> found.orElseThrow(NotFoundException::new));
    }

    @DELETE
    @Operation(operationId = "keepAccount", summary = "Keep your account after all")
    @APIResponse(responseCode = "204", description = "It is not erased")
    @APIResponse(responseCode = "404", description = "You have not asked for its deletion")
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
