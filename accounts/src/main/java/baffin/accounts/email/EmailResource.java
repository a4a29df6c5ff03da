package baffin.accounts.email;

import baffin.accounts.account.Passwords;
import baffin.accounts.account.Sensitive;
import baffin.platform.http.ClientAddress;
import baffin.platform.identity.Callers;
import baffin.platform.tables.Logged;
import io.quarkus.security.Authenticated;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** One's own e-mail address, which nobody must have. */
@Path("/api/v1/players/me/email")
@Produces(MediaType.APPLICATION_JSON)
@Authenticated
@Tag(name = "Accounts")
@Logged
public class EmailResource {

    private static final int ADDRESS_MAX = 254;

    private final EmailService service;
    private final Callers callers;

    EmailResource(EmailService service, Callers callers) {
        this.service = service;
        this.callers = callers;
    }

    /**
     * An e-mail address.
     *
     * @param address at most 254 characters
     * @param password of the account, if it has one
     */
    @Schema(name = "NewEmail")
    public record NewEmail(
            @NotNull(message = "is missing")
            @Email(message = "must be an e-mail address")
            @Size(max = ADDRESS_MAX, message = "must have at most {max} characters")
            @Schema(examples = "sedna@example.org")
            String address,

            @Size(
                    min = Passwords.LENGTH_MIN,
                    max = Passwords.LENGTH_MAX,
                    message = "must have {min} to {max} characters")
            @Schema(examples = "a long walk over ice")
            @Nullable
            String password) {

        @Override
        public String toString() {
            return "NewEmail[]";
        }
    }

    @GET
    @Operation(operationId = "email", summary = "Get your e-mail address")
    @APIResponse(responseCode = "200", description = "The e-mail address, which only you can see")
    public Uni<baffin.accounts.email.Email> email() {
        return callers.required().chain(caller -> service.of(caller.player()));
    }

    @PUT
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "changeEmail",
            summary = "Set your e-mail address",
            description = "Sends a confirmation code to the new e-mail address. Until it is used, the previous "
                    + "one is kept and notified of the change.")
    @APIResponse(responseCode = "204", description = "The code has been sent")
    @APIResponse(responseCode = "400", description = "Wrong password, or an invalid e-mail address")
    @APIResponse(responseCode = "409", description = "This platform sends no e-mail")
    public Uni<Void> change(@NotNull @Valid NewEmail body, @Context HttpServerRequest request) {
        return callers.session()
                .chain(asking -> service.change(asking, body.address(), body.password(), ClientAddress.of(request)));
    }

    @Sensitive(tells = "removed")
    @DELETE
    @Consumes(MediaType.WILDCARD)
    @Operation(operationId = "removeEmail", summary = "Delete your e-mail address")
    @APIResponse(responseCode = "204", description = "Deleted")
    @APIResponse(responseCode = "403", description = Sensitive.REFUSAL)
    public Uni<Void> remove() {
        return callers.required().chain(caller -> service.remove(caller.player()));
    }
}
