package baffin.accounts.operator.api;

import baffin.accounts.operator.SecondFactor;
import baffin.platform.identity.Callers;
import baffin.platform.tables.Logged;
import io.quarkus.security.Authenticated;
import io.smallrye.mutiny.Uni;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** How operators get their powers in a session. */
@Path("/api/v1/auth/second-factor")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@Authenticated
@Tag(name = "Accounts")
@Logged
public class SecondFactorResource {

    private static final int CODE_MAX = 40;

    private final SecondFactor factor;
    private final Callers callers;

    SecondFactorResource(SecondFactor factor, Callers callers) {
        this.factor = factor;
        this.callers = callers;
    }

    /**
     * A proof.
     *
     * @param code six digits of the authenticator, or a recovery code; good once
     */
    @Schema(name = "SecondFactorCode")
    public record Code(
            @NotNull(message = "is missing") @Size(max = CODE_MAX, message = "must have at most {max} characters")
            String code) {

        @Override
        public String toString() {
            return "Code[]";
        }
    }

    @POST
    @Operation(
            operationId = "proveSecondFactor",
            summary = "Act as an operator in this session",
            description = "Takes a code of the authenticator that the host has set up for you, or a recovery "
                    + "code. Renew the session afterwards: its new tokens have operator rights until it ends.")
    @APIResponse(responseCode = "204", description = "Confirmed; renew the session")
    @APIResponse(responseCode = "403", description = "You are not an operator, or this is not your own session")
    @APIResponse(responseCode = "429", description = "Too many wrong codes")
    public Uni<Void> prove(@NotNull @Valid Code body) {
        return callers.session().chain(session -> factor.prove(session, body.code()));
    }
}
