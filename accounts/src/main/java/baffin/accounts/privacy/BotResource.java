package baffin.accounts.privacy;

import baffin.accounts.account.Accounts;
import baffin.accounts.account.Sensitive;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The end of a bot, for its owner. */
@Path("/api/v1/bots/{bot}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.WILDCARD)
@RolesAllowed(Roles.PLAYER)
@Tag(name = "Bots")
@Logged
public class BotResource {

    private final Accounts accounts;
    private final Erasure erasure;
    private final Callers callers;

    BotResource(Accounts accounts, Erasure erasure, Callers callers) {
        this.accounts = accounts;
        this.erasure = erasure;
        this.callers = callers;
    }

    @Sensitive
    @DELETE
    @Operation(
            operationId = "deleteBot",
            summary = "Delete one of your bots permanently",
            description = "Its sessions and tokens end, and its handle becomes free. Matches and standings keep "
                    + "its id without a name.")
    @APIResponse(responseCode = "204", description = "Deleted")
    @APIResponse(responseCode = "403", description = Sensitive.REFUSAL)
    @APIResponse(responseCode = "404", description = "Not one of your bots")
    public Uni<Void> delete(String bot) {
        return callers.required()
                .chain(caller -> accounts.find(bot)
                        .map(found -> found.filter(one -> caller.player().equals(one.owner()))
                                .orElseThrow(NotFoundException::new))
                        .chain(erasure::erase));
    }
}
