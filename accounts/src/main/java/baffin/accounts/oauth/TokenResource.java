package baffin.accounts.oauth;

import baffin.accounts.oauth.AuthorizationService.Redemption;
import baffin.accounts.page.FormFields;
import baffin.accounts.session.SignedIn;
import baffin.accounts.session.api.Device;
import baffin.accounts.token.Tokens;
import baffin.platform.http.ClientAddress;
import baffin.platform.identity.Scope;
import baffin.platform.request.OAuthError;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Tokens for clients (OAuth 2.1, 3.2; RFC 7009). */
@Path("/oauth")
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "OAuth")
public class TokenResource {

    private static final String CODE = "authorization_code";
    private static final String REFRESH = "refresh_token";

    private final OAuthClientService clients;
    private final AuthorizationService service;
    private final Tokens tokens;

    TokenResource(OAuthClientService clients, AuthorizationService service, Tokens tokens) {
        this.clients = clients;
        this.service = service;
        this.tokens = tokens;
    }

    /**
     * Tokens, named as the standard names them.
     *
     * @param accessToken to be sent as {@code Authorization: Bearer}
     * @param tokenType always Bearer
     * @param expiresIn seconds after which it is refused
     * @param refreshToken gives the next tokens, once
     * @param scope what the tokens allow, with spaces between
     */
    public record OAuthTokens(
            @JsonProperty("access_token") String accessToken,
            @JsonProperty("token_type") String tokenType,
            @JsonProperty("expires_in") long expiresIn,
            @JsonProperty("refresh_token") String refreshToken,
            @JsonProperty("scope") String scope) {

        @Override
        public String toString() {
            return "OAuthTokens[" + scope + "]";
        }
    }

    /**
     * What a client sends for tokens (RFC 6749, RFC 7636).
     *
     * @param grantType authorization_code or refresh_token
     * @param clientId id of the client
     * @param code the code of the answer to the authorization request; for authorization_code
     * @param redirectUri the address that the code was sent to; for authorization_code
     * @param codeVerifier what the code challenge was made of; for authorization_code
     * @param refreshToken the last one; for refresh_token
     */
    @Schema(name = "TokenForm")
    public record TokenForm(
            @JsonProperty("grant_type") @Schema(enumeration = {CODE, REFRESH})
            String grantType,

            @JsonProperty("client_id") String clientId,
            @JsonProperty("code") @Nullable String code,
            @JsonProperty("redirect_uri") @Nullable String redirectUri,
            @JsonProperty("code_verifier") @Nullable String codeVerifier,
            @JsonProperty("refresh_token") @Nullable String refreshToken) {}

    /**
     * What a client sends to end what it may do (RFC 7009).
     *
     * @param token a bearer token or a refresh token
     * @param clientId id of the client
     */
    @Schema(name = "RevocationForm")
    public record RevocationForm(
            @JsonProperty("token") String token,
            @JsonProperty("client_id") String clientId) {}

    @POST
    @Path("/token")
    @Operation(operationId = "clientToken", summary = "Exchange a code or refresh token for tokens")
    @RequestBody(
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_FORM_URLENCODED,
                            schema = @Schema(implementation = TokenForm.class)))
    @APIResponse(
            responseCode = "200",
            description = "The tokens",
            content = @Content(schema = @Schema(implementation = OAuthTokens.class)))
    @APIResponse(
            responseCode = "400",
            description = "An error of RFC 6749",
            content = @Content(schema = @Schema(implementation = OAuthError.class)))
    public Uni<Response> token(MultivaluedMap<String, String> form, @Context HttpServerRequest request) {
        return known(form)
                .chain(client -> signedIn(form, client, request))
                .map(signedIn -> Response.ok(answer(signedIn)).build())
                .onFailure(OAuthFault.class)
                .recoverWithItem(TokenResource::refused);
    }

    @POST
    @Path("/revoke")
    @Operation(
            operationId = "revokeClientToken",
            summary = "Revoke the tokens of a client",
            description = "Either token revokes both; an invalid token is no error (RFC 7009).")
    @RequestBody(
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_FORM_URLENCODED,
                            schema = @Schema(implementation = RevocationForm.class)))
    @APIResponse(responseCode = "200", description = "The tokens are revoked")
    @APIResponse(
            responseCode = "400",
            description = "An error of RFC 6749",
            content = @Content(schema = @Schema(implementation = OAuthError.class)))
    public Uni<Response> revoke(MultivaluedMap<String, String> form) {
        return known(form)
                .chain(client -> service.revoke(required(form, "token"), client))
                .map(done -> Response.ok().build())
                .onFailure(OAuthFault.class)
                .recoverWithItem(TokenResource::refused);
    }

    private Uni<SignedIn> signedIn(MultivaluedMap<String, String> form, String client, HttpServerRequest request) {
        String address = ClientAddress.of(request);
        return switch (required(form, "grant_type")) {
            case CODE ->
                service.redeem(new Redemption(
                        required(form, "code"),
                        client,
                        FormFields.first(form, "redirect_uri"),
                        required(form, "code_verifier"),
                        Device.of(request),
                        address));
            case REFRESH -> service.renew(required(form, REFRESH), client, address);
            default -> throw OAuthFault.unsupportedGrantType();
        };
    }

    private Uni<String> known(MultivaluedMap<String, String> form) {
        return Uni.createFrom()
                .item(() -> required(form, "client_id"))
                .chain(clients::find)
                .map(found -> found.orElseThrow(OAuthFault::invalidClient).id());
    }

    private OAuthTokens answer(SignedIn signedIn) {
        return new OAuthTokens(
                signedIn.token(),
                "Bearer",
                tokens.lifetime().toSeconds(),
                signedIn.refreshToken(),
                Scope.claim(Objects.requireNonNull(signedIn.session().use(), "a client's session has scopes")
                        .scopes()));
    }

    private static Response refused(Throwable failure) {
        OAuthFault fault = (OAuthFault) failure;
        return Response.status(Response.Status.BAD_REQUEST)
                .entity(new OAuthError(fault.code(), String.valueOf(fault.getMessage())))
                .build();
    }

    private static String required(MultivaluedMap<String, String> form, String name) {
        String value = FormFields.first(form, name);
        if (value.isEmpty()) {
            throw OAuthFault.invalidRequest(name + " is missing");
        }
        return value;
    }
}
