package baffin.accounts.session.api;

import baffin.accounts.account.SignIn;
import baffin.accounts.account.api.Credentials;
import baffin.accounts.account.api.PlayerView;
import baffin.accounts.session.SessionService;
import baffin.accounts.session.SignedIn;
import baffin.accounts.token.Keys;
import baffin.accounts.token.Tokens;
import baffin.platform.http.ClientAddress;
import baffin.platform.idempotency.OneTimeSecret;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Signing in. */
@Path("/api/v1/auth")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Accounts")
public class AuthResource {

    private static final String KEYS_CACHE = "public, max-age=60";

    private static final int REFRESH_MAX = 100;

    private final SignIn signIn;
    private final Tokens tokens;
    private final Keys keys;
    private final SessionService service;

    AuthResource(SignIn signIn, SessionService service, Tokens tokens, Keys keys) {
        this.service = service;
        this.signIn = signIn;
        this.tokens = tokens;
        this.keys = keys;
    }

    @OneTimeSecret(renewal = "Sign in again, with another key")
    @POST
    @Path("/token")
    @PermitAll
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "signIn",
            summary = "Sign in with handle and password",
            description = "Returns a bearer token, and a refresh token that renews it.")
    @APIResponse(responseCode = "200", description = "The token")
    @APIResponse(responseCode = "401", description = "Wrong handle or password")
    public Uni<TokenAnswer> token(@NotNull @Valid Credentials body, HttpServerRequest request) {
        String address = ClientAddress.of(request);
        return signIn.with(body.handle(), body.password(), address)
                .chain(account -> service.begin(account, Device.of(request), address))
                .map(this::answer);
    }

    /**
     * What goes on with a session.
     *
     * @param refreshToken of the last answer
     */
    @Schema(name = "Refresh")
    public record Refresh(
            @NotNull(message = "is missing") @Size(max = REFRESH_MAX, message = "must have at most {max} characters")
            String refreshToken) {

        @Override
        public String toString() {
            return "Refresh[]";
        }
    }

    @OneTimeSecret(renewal = "Sign in again")
    @POST
    @Path("/refresh")
    @PermitAll
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "refreshToken",
            summary = "Renew the tokens of a session",
            description = "A refresh token works once. If the response is lost, send the same token again within "
                    + "30 seconds to get the same new tokens. A token that is used later, or after its "
                    + "successor was used, ends the session, because it may have been stolen.")
    @APIResponse(responseCode = "200", description = "New tokens")
    @APIResponse(responseCode = "401", description = "The refresh token is invalid: sign in again")
    public Uni<TokenAnswer> refresh(@NotNull @Valid Refresh body, HttpServerRequest request) {
        return service.renew(body.refreshToken(), ClientAddress.of(request)).map(this::answer);
    }

    @GET
    @Path("/jwks.json")
    @PermitAll
    @Operation(
            operationId = "keys",
            summary = "Get the keys that verify tokens (JSON Web Key Set)",
            description = "Use it to verify bearer tokens in your own services. It may have several keys while "
                    + "one replaces another.")
    public Uni<RestResponse<Map<String, Object>>> jwks() {
        return keys.published()
                .map(set -> RestResponse.ResponseBuilder.ok(set)
                        .header("Cache-Control", KEYS_CACHE)
                        .build());
    }

    private TokenAnswer answer(SignedIn signed) {
        return new TokenAnswer(
                signed.token(),
                "Bearer",
                tokens.lifetime().toSeconds(),
                PlayerView.of(signed.account()),
                signed.session().id(),
                signed.refreshToken(),
                service.idle().toSeconds());
    }

    /**
     * A bearer token.
     *
     * @param accessToken to be sent as {@code Authorization: Bearer <accessToken>}
     * @param tokenType always Bearer
     * @param expiresIn seconds after which it is refused
     * @param player who is signed in
     * @param sessionId id of the session, among those of {@code GET /players/me/sessions}
     * @param refreshToken gives the next token at {@code POST /auth/refresh}, once
     * @param refreshExpiresIn seconds after which it is refused if it is not used
     */
    @Schema(name = "Token")
    public record TokenAnswer(
            String accessToken,
            @Schema(examples = "Bearer") String tokenType,
            @Schema(examples = "3600") long expiresIn,
            PlayerView player,

            @Schema(examples = "019aa5f0-93c1-7c7e-8f65-0d6f3a1f2b11")
            String sessionId,

            String refreshToken,
            @Schema(examples = "2592000") long refreshExpiresIn) {

        @Override
        public String toString() {
            return "TokenAnswer[" + sessionId + "]";
        }
    }
}
