package baffin.accounts.session.api;

import baffin.accounts.account.api.BotsResource;
import baffin.accounts.session.PasswordChange;
import baffin.platform.idempotency.OneTimeSecret;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The password of a bot, for its owner. */
@Path("/api/v1/bots/{bot}/password")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.WILDCARD)
@RolesAllowed(Roles.PLAYER)
@Tag(name = "Bots")
@Logged
public class BotPasswordResource {

    private final PasswordChange change;
    private final Callers callers;

    BotPasswordResource(PasswordChange change, Callers callers) {
        this.change = change;
        this.callers = callers;
    }

    @OneTimeSecret(renewal = "A new request draws another password")
    @POST
    @Operation(
            operationId = "renewBotPassword",
            summary = "Replace the password of one of your bots",
            description = "The previous password stops working, and all sessions and tokens of the bot end.")
    @APIResponse(responseCode = "200", description = "The password, returned once")
    public Uni<BotsResource.Made> renew(String bot) {
        return callers.session()
                .chain(own -> change.ofBot(own, bot))
                .map(found -> found.map(BotsResource.Made::of).orElseThrow(NotFoundException::new));
    }
}
