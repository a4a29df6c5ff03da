package baffin.accounts.session.api;

import baffin.accounts.account.Passwords;
import baffin.accounts.account.Sensitive;
import baffin.accounts.account.SignIn;
import baffin.accounts.session.PasswordChange;
import baffin.platform.http.ClientAddress;
import baffin.platform.identity.Callers;
import baffin.platform.tables.Logged;
import io.quarkus.security.Authenticated;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** One's own password: another one, or a proof that one knows it. */
@Path("/api/v1/players/me/password")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@Authenticated
@Tag(name = "Accounts")
@Logged
public class PasswordResource {

    private final PasswordChange change;
    private final SignIn signIn;
    private final Callers callers;

    PasswordResource(PasswordChange change, SignIn signIn, Callers callers) {
        this.signIn = signIn;
        this.change = change;
        this.callers = callers;
    }

    /**
     * A new password.
     *
     * @param password the one so far, if there is one
     * @param newPassword 10 to 128 characters that are not easy to guess
     */
    @Schema(name = "PasswordChange")
    public record NewPassword(
            @Size(
                    min = Passwords.LENGTH_MIN,
                    max = Passwords.LENGTH_MAX,
                    message = "must have {min} to {max} characters")
            @Schema(examples = "a long walk over ice")
            @Nullable
            String password,

            @NotNull(message = "is missing")
            @Size(
                    min = Passwords.LENGTH_MIN,
                    max = Passwords.LENGTH_MAX,
                    message = "must have {min} to {max} characters")
            @Schema(examples = "nine sledges and a kettle")
            String newPassword) {

        @Override
        public String toString() {
            return "NewPassword[]";
        }
    }

    /**
     * What proves that it is you.
     *
     * @param password of the account
     */
    @Schema(name = "Proof")
    public record Proof(
            @NotNull(message = "is missing")
            @Size(
                    min = Passwords.LENGTH_MIN,
                    max = Passwords.LENGTH_MAX,
                    message = "must have {min} to {max} characters")
            @Schema(examples = "a long walk over ice")
            String password) {

        @Override
        public String toString() {
            return "Proof[]";
        }
    }

    @Sensitive(tells = "password", asks = false)
    @PUT
    @Operation(
            operationId = "changePassword",
            summary = "Change your password",
            description = "Your other sessions and all personal access tokens end.")
    @APIResponse(responseCode = "204", description = "Changed")
    @APIResponse(responseCode = "400", description = "Wrong password, or the new one is too easy to guess")
    public Uni<Void> change(@NotNull @Valid NewPassword body, HttpServerRequest request) {
        return callers.session()
                .chain(own -> change.set(own, body.password(), body.newPassword(), ClientAddress.of(request)));
    }

    @PUT
    @Path("/proof")
    @Operation(
            operationId = "proveYourself",
            summary = "Confirm your password",
            description = "Sensitive changes of the account return 403 sign-in-needed when you signed in more "
                    + "than 15 minutes ago. Afterwards this session can make them for 15 minutes.")
    @APIResponse(responseCode = "204", description = "Confirmed")
    @APIResponse(responseCode = "400", description = "Wrong password")
    @APIResponse(responseCode = "403", description = "The account has no password: sign in again")
    public Uni<Void> prove(@NotNull @Valid Proof body, HttpServerRequest request) {
        return callers.session().chain(own -> signIn.prove(own, body.password(), ClientAddress.of(request)));
    }
}
