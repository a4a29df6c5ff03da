package baffin.accounts.registration;

import baffin.accounts.email.Letters;
import baffin.accounts.provider.Providers;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What a client must know before it asks for an account. */
@Path("/api/v1/auth/registration")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "auth")
public class RegistrationRulesResource {

    private final RegistrationConfig config;
    private final Letters letters;
    private final Providers providers;

    RegistrationRulesResource(RegistrationConfig config, Letters letters, Providers providers) {
        this.config = config;
        this.letters = letters;
        this.providers = providers;
    }

    @GET
    @Operation(operationId = "registrationRules", summary = "Who may make an account, and what one must accept")
    @APIResponse(responseCode = "200", description = "The rules of this platform")
    public RegistrationRules rules() {
        return RegistrationRules.of(config, letters.sent(), providers);
    }
}
