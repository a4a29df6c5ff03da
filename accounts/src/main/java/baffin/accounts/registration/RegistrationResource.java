package baffin.accounts.registration;

import baffin.accounts.account.AccountConfig;
import baffin.accounts.account.Registration;
import baffin.accounts.account.api.PlayerView;
import baffin.platform.http.ClientAddress;
import baffin.platform.limits.RateLimiter;
import baffin.platform.tables.Logged;
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
import java.net.URI;
import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Making an account. */
@Path("/api/v1/players")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "players")
@Logged
public class RegistrationResource {

    private final Admittance admittance;
    private final Registration registration;
    private final RateLimiter rate;

    RegistrationResource(Admittance admittance, Registration registration, AccountConfig limits) {
        this.admittance = admittance;
        this.registration = registration;
        this.rate = new RateLimiter("registrations", limits.registrationsPerMinute(), Duration.ofMinutes(1));
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "registerPlayer", summary = "Make an account")
    @APIResponse(responseCode = "201", description = "Made; sign in at /auth/token")
    @APIResponse(responseCode = "403", description = "The host lets nobody register, or not without an invitation")
    @APIResponse(responseCode = "409", description = "The handle is taken")
    public Uni<RestResponse<PlayerView>> register(@NotNull @Valid NewAccount body, @Context HttpServerRequest request) {
        String address = ClientAddress.of(request);
        rate.take(address);
        return admittance
                .admit(body.applicant(), () -> registration.player(body.handle(), body.password(), address))
                .map(account -> RestResponse.ResponseBuilder.<PlayerView>created(
                                URI.create("/api/v1/players/" + account.id()))
                        .entity(PlayerView.of(account))
                        .build());
    }
}
