package baffin.accounts.email;

import baffin.accounts.account.Passwords;
import baffin.accounts.session.PasswordReset;
import baffin.platform.http.ClientAddress;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** A new password for somebody who has lost the old one. */
@Path("/api/v1/auth/password-reset")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Accounts")
@Logged
public class PasswordResetResource {

    private static final int TOKEN_MAX = 100;

    private final PasswordReset reset;
    private final OwnerNotices notices;

    PasswordResetResource(PasswordReset reset, OwnerNotices notices) {
        this.notices = notices;
        this.reset = reset;
    }

    /**
     * A new password.
     *
     * @param token one-time token that an operator has handed out
     * @param newPassword 10 to 128 characters that are not easy to guess
     */
    @Schema(name = "PasswordReset")
    public record Reset(
            @NotNull(message = "is missing") @Size(max = TOKEN_MAX, message = "must have at most {max} characters")
            String token,

            @NotNull(message = "is missing")
            @Size(
                    min = Passwords.LENGTH_MIN,
                    max = Passwords.LENGTH_MAX,
                    message = "must have {min} to {max} characters")
            @Schema(examples = "nine sledges and a kettle")
            String newPassword) {

        @Override
        public String toString() {
            return "Reset[]";
        }
    }

    @POST
    @Operation(
            operationId = "resetPassword",
            summary = "Set a new password with a one-time code",
            description = "All sessions and tokens of the account end; sign in with the new password.")
    @APIResponse(responseCode = "204", description = "Set")
    @APIResponse(responseCode = "400", description = "The new password is too easy to guess; the code remains valid")
    @APIResponse(responseCode = "401", description = "The code is invalid or was used")
    public Uni<Void> reset(@NotNull @Valid Reset body, @Context HttpServerRequest request) {
        return reset.set(body.token(), body.newPassword(), ClientAddress.of(request))
                .invoke(account -> notices.tell(account, "reset"))
                .replaceWithVoid();
    }
}
