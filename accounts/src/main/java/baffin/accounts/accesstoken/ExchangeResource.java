package baffin.accounts.accesstoken;

import baffin.platform.http.OwnLimit;
import baffin.platform.idempotency.OneTimeSecret;
import baffin.platform.problem.ProblemException;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What a personal access token stands for; all services ask here. */
@Path("/api/v1/auth/exchange")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Accounts")
public class ExchangeResource {

    private static final int TOKEN_MAX = 100;

    private final AccessTokenService service;
    private final Clock clock;

    ExchangeResource(AccessTokenService service, Clock clock) {
        this.service = service;
        this.clock = clock;
    }

    /**
     * What is to be exchanged.
     *
     * @param token a personal access token
     */
    @Schema(name = "Exchange")
    public record Exchange(
            @NotNull(message = "is missing") @Size(max = TOKEN_MAX, message = "must have at most {max} characters")
            String token) {

        @Override
        public String toString() {
            return "Exchange[]";
        }
    }

    /**
     * A bearer token with the scopes of the personal access token.
     *
     * @param accessToken to be sent as {@code Authorization: Bearer <accessToken>}
     * @param tokenType always Bearer
     * @param expiresIn seconds after which it is refused
     */
    @Schema(name = "Exchanged")
    public record Exchanged(
            String accessToken,
            @Schema(examples = "Bearer") String tokenType,
            @Schema(examples = "3600") long expiresIn) {

        @Override
        public String toString() {
            return "Exchanged[]";
        }
    }

    @OneTimeSecret(renewal = "Exchange the token again, with another key")
    @POST
    @OwnLimit("services ask for all who bring a token, and keep the answer for a minute")
    @Operation(
            operationId = "exchangeToken",
            summary = "Exchange a personal access token for a bearer token",
            description = "Programs do not need this: every operation accepts the personal access token.")
    @APIResponse(responseCode = "200", description = "A bearer token with the same scopes")
    @APIResponse(responseCode = "401", description = "The token is unknown or has ended")
    public Uni<Exchanged> exchange(@NotNull @Valid Exchange body) {
        return service.exchange(body.token())
                .map(found -> found.map(bearer -> new Exchanged(
                                bearer.token(),
                                "Bearer",
                                Duration.between(clock.instant(), bearer.end()).toSeconds()))
                        .orElseThrow(() -> ProblemException.proofRefused("Nobody has this token, or it has ended")));
    }
}
