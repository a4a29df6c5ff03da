package baffin.accounts.email;

import baffin.platform.http.ClientAddress;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
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
import org.jboss.resteasy.reactive.RestResponse;

/** For who has lost the password and has an e-mail address. */
@Path("/api/v1/auth/forgotten-password")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Accounts")
public class ForgottenPasswordResource {

    private final EmailService service;

    ForgottenPasswordResource(EmailService service) {
        this.service = service;
    }

    /**
     * Whose password is lost.
     *
     * @param handle of the account
     */
    @Schema(name = "ForgottenPassword")
    public record Forgotten(
            @NotNull(message = "is missing") @Schema(examples = "Amundsen")
            String handle) {}

    @POST
    @Operation(
            operationId = "forgottenPassword",
            summary = "Send a one-time code for a new password",
            description = "The code goes to the account's e-mail address and is for POST /auth/password-reset. "
                    + "The response is the same whether or not the account exists.")
    @APIResponse(
            responseCode = "202",
            description = "Accepted: if the account has a confirmed e-mail address, the code has been sent")
    @APIResponse(responseCode = "409", description = "This platform sends no e-mail")
    public Uni<RestResponse<Void>> forgotten(@NotNull @Valid Forgotten body, @Context HttpServerRequest request) {
        return service.forgotten(body.handle(), ClientAddress.of(request)).replaceWith(RestResponse.accepted());
    }
}
