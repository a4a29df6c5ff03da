package baffin.accounts.account.api;

import baffin.accounts.account.Accounts;
import baffin.accounts.account.Registration;
import baffin.platform.idempotency.OneTimeSecret;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Page;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Accounts for programs. */
@Path("/api/v1/bots")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@Tag(name = "Bots")
@Logged
public class BotsResource {

    private final Registration registration;
    private final Accounts accounts;
    private final Callers callers;

    BotsResource(Registration registration, Accounts accounts, Callers callers) {
        this.registration = registration;
        this.accounts = accounts;
        this.callers = callers;
    }

    /**
     * A bot to be made.
     *
     * @param handle its public name
     */
    @Schema(name = "NewBot")
    public record BotRequest(
            @NotNull(message = "is missing") @Schema(examples = "Amundsen's bot")
            String handle) {}

    /**
     * A new bot.
     *
     * @param id id of the bot, a player like others
     * @param handle its public name
     * @param bot always true
     * @param password with which it signs in; shown this once
     */
    @Schema(name = "BotCredentials")
    public record Made(String id, String handle, boolean bot, String password) {

        /** A bot with a password that was just drawn. */
        public static Made of(Registration.NewBot made) {
            return new Made(made.account().id(), made.account().handle(), true, made.password());
        }
    }

    @OneTimeSecret(renewal = "POST /api/v1/bots/{bot}/password draws another password")
    @POST
    @Operation(
            operationId = "createBot",
            summary = "Create a bot",
            description = "A bot is an account for a program and belongs to you. Its password is returned once.")
    @APIResponse(responseCode = "201", description = "Created; the password is returned once")
    @APIResponse(responseCode = "409", description = "The handle is taken, or you have too many bots")
    public Uni<RestResponse<Made>> create(@NotNull @Valid BotRequest body) {
        return callers.required()
                .chain(caller -> registration.bot(body.handle(), caller.player()))
                .map(bot -> RestResponse.ResponseBuilder.<Made>created(
                                URI.create("/api/v1/players/" + bot.account().id()))
                        .entity(Made.of(bot))
                        .build());
    }

    @GET
    @Operation(operationId = "bots", summary = "List your bots by handle")
    public Uni<Page<PlayerView>> bots() {
        return callers.required()
                .chain(caller -> accounts.botsOf(caller.player()))
                .map(bots -> Page.whole(bots.stream().map(PlayerView::of).toList()));
    }
}
