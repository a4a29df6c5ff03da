package baffin.accounts.registration;

import baffin.accounts.account.AccountConfig;
import baffin.accounts.account.Passwords;
import baffin.accounts.account.Registration;
import baffin.accounts.account.api.PlayerView;
import baffin.platform.http.ClientAddress;
import baffin.platform.http.OwnLimit;
import baffin.platform.limits.RateLimiter;
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
import java.net.URI;
import java.time.Duration;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Making an account. */
@Path("/api/v1/players")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Players")
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
    @OwnLimit("registrations in a minute from one address")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "registerPlayer",
            summary = "Register an account",
            description =
                    "GET /auth/registration has the rules that apply. Sign in at POST /auth/token " + "afterwards.")
    @APIResponse(responseCode = "201", description = "Created; sign in with POST /auth/token")
    @APIResponse(responseCode = "403", description = "Registration is closed or needs an invitation")
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

    /**
     * An account to be made. What {@code GET /auth/registration} does not ask for may be left out.
     *
     * @param handle 3 to 24 visible characters; upper and lower case are the same
     * @param password 10 to 128 characters
     * @param invitation code of an invitation
     * @param termsAccepted true when you accept the terms
     * @param ageConfirmed true when you are as old as the host asks for
     */
    @Schema(name = "NewAccount")
    public record NewAccount(
            @NotNull(message = "is missing") @Schema(examples = "Amundsen")
            String handle,

            @NotNull(message = "is missing")
            @Size(
                    min = Passwords.LENGTH_MIN,
                    max = Passwords.LENGTH_MAX,
                    message = "must have {min} to {max} characters")
            @Schema(examples = "a long walk over ice")
            String password,

            @Size(max = CODE_MAX, message = "must have at most {max} characters") @Nullable
            String invitation,

            @Nullable Boolean termsAccepted,
            @Nullable Boolean ageConfirmed) {

        private static final int CODE_MAX = 100;

        Applicant applicant() {
            return new Applicant(
                    handle,
                    false,
                    Objects.requireNonNullElse(invitation, ""),
                    Boolean.TRUE.equals(termsAccepted),
                    Boolean.TRUE.equals(ageConfirmed));
        }

        @Override
        public String toString() {
            return "NewAccount[" + handle + "]";
        }
    }
}
