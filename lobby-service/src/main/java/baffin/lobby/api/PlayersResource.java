package baffin.lobby.api;

import baffin.lobby.account.Account;
import baffin.lobby.account.Accounts;
import baffin.lobby.account.Registration;
import baffin.platform.http.ClientAddress;
import baffin.platform.identity.Callers;
import baffin.platform.limits.RateLimiter;
import io.quarkus.security.Authenticated;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Players. */
@Path("/api/v1/players")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@Tag(name = "players", description = "Accounts")
public class PlayersResource {

    private final Registration registration;
    private final Accounts accounts;
    private final Callers callers;
    private final RateLimiter rate;

    PlayersResource(
            Registration registration,
            Accounts accounts,
            Callers callers,
            @ConfigProperty(name = "baffin.lobby.registrations-per-minute") long perMinute) {
        this.registration = registration;
        this.accounts = accounts;
        this.callers = callers;
        this.rate = new RateLimiter("registrations", perMinute, Duration.ofMinutes(1));
    }

    @POST
    @PermitAll
    @Operation(operationId = "registerPlayer", summary = "Make an account")
    @APIResponse(responseCode = "201", description = "Made; sign in at /auth/token")
    @APIResponse(responseCode = "400", description = "A field is not as it should be")
    @APIResponse(responseCode = "409", description = "The handle is taken")
    public Uni<RestResponse<PlayerView>> register(@NotNull @Valid Credentials body, HttpServerRequest request) {
        String address = ClientAddress.of(request);
        rate.take(address);
        return registration
                .player(body.handle(), body.password(), address)
                .map(account -> RestResponse.ResponseBuilder.<PlayerView>created(at(account))
                        .entity(PlayerView.of(account))
                        .build());
    }

    @GET
    @Path("/me")
    @Authenticated
    @Operation(operationId = "me", summary = "Who is signed in")
    public Uni<PlayerView> me() {
        return callers.required()
                .chain(caller -> accounts.find(caller.player()))
                .map(PlayersResource::shown);
    }

    @GET
    @Path("/{id}")
    @PermitAll
    @Operation(operationId = "player", summary = "A player or bot")
    @APIResponse(responseCode = "200", description = "The account as everyone sees it")
    @APIResponse(responseCode = "404", description = "No such player")
    public Uni<PlayerView> player(String id) {
        return accounts.find(id).map(PlayersResource::shown);
    }

    private static PlayerView shown(Optional<Account> found) {
        return found.map(PlayerView::of).orElseThrow(NotFoundException::new);
    }

    private static URI at(Account account) {
        return URI.create("/api/v1/players/" + account.id());
    }
}
