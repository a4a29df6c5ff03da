package baffin.accounts.email;

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

/** Confirms e-mail addresses. */
@Path("/api/v1/auth/email-confirmation")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Accounts")
@Logged
public class EmailProofResource {

    private static final int TOKEN_MAX = 100;

    private final EmailService service;

    EmailProofResource(EmailService service) {
        this.service = service;
    }

    /**
     * What came in the letter.
     *
     * @param token the code
     */
    @Schema(name = "EmailConfirmation")
    public record Proof(
            @NotNull(message = "is missing") @Size(max = TOKEN_MAX, message = "must have at most {max} characters")
            String token) {

        @Override
        public String toString() {
            return "Proof[]";
        }
    }

    @POST
    @Operation(
            operationId = "confirmEmail",
            summary = "Confirm an e-mail address",
            description =
                    "Takes the code that was sent to the new e-mail address. From then on the account has " + "it.")
    @APIResponse(responseCode = "204", description = "Confirmed")
    @APIResponse(responseCode = "401", description = "The code is invalid or was used")
    public Uni<Void> prove(@NotNull @Valid Proof body, @Context HttpServerRequest request) {
        return service.prove(body.token(), ClientAddress.of(request));
    }
}
