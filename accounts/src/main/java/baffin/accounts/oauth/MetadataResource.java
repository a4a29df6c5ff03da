package baffin.accounts.oauth;

import baffin.platform.credential.PublicOrigin;
import baffin.platform.identity.Scope;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.smallrye.common.annotation.NonBlocking;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Where clients learn how to ask for tokens (RFC 8414, RFC 9728). */
@Path("/.well-known")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@NonBlocking
@Tag(name = "OAuth")
public class MetadataResource {

    private static final List<String> NO_SECRET = List.of("none");

    private final PublicOrigin origin;

    MetadataResource(PublicOrigin origin) {
        this.origin = origin;
    }

    /** What an authorization server says of itself, named as RFC 8414 names it. */
    @Schema(name = "AuthorizationServer")
    public record AuthorizationServer(
            @JsonProperty("issuer") URI issuer,
            @JsonProperty("authorization_endpoint") URI authorizationEndpoint,
            @JsonProperty("token_endpoint") URI tokenEndpoint,
            @JsonProperty("revocation_endpoint") URI revocationEndpoint,
            @JsonProperty("jwks_uri") URI jwksUri,
            @JsonProperty("scopes_supported") List<String> scopesSupported,
            @JsonProperty("response_types_supported") List<String> responseTypesSupported,
            @JsonProperty("response_modes_supported") List<String> responseModesSupported,
            @JsonProperty("grant_types_supported") List<String> grantTypesSupported,

            @JsonProperty("code_challenge_methods_supported")
            List<String> codeChallengeMethodsSupported,

            @JsonProperty("token_endpoint_auth_methods_supported")
            List<String> tokenEndpointAuthMethodsSupported,

            @JsonProperty("revocation_endpoint_auth_methods_supported")
            List<String> revocationEndpointAuthMethodsSupported,

            @JsonProperty("authorization_response_iss_parameter_supported")
            boolean authorizationResponseIssParameterSupported) {}

    /** What the API says of itself, named as RFC 9728 names it. */
    @Schema(name = "ProtectedResource")
    public record ProtectedResource(
            @JsonProperty("resource") URI resource,
            @JsonProperty("authorization_servers") List<URI> authorizationServers,
            @JsonProperty("scopes_supported") List<String> scopesSupported,
            @JsonProperty("bearer_methods_supported") List<String> bearerMethodsSupported,
            @JsonProperty("resource_name") String resourceName) {}

    @GET
    @Path("/oauth-authorization-server")
    @Operation(
            operationId = "authorizationServer",
            summary = "Get the OAuth metadata of this platform (RFC 8414)",
            description = "Endpoints, scopes and methods for libraries that discover them.")
    public AuthorizationServer server(@Context HttpServerRequest request) {
        URI issuer = origin.of(request);
        return new AuthorizationServer(
                issuer,
                issuer.resolve("/oauth/authorize"),
                issuer.resolve("/oauth/token"),
                issuer.resolve("/oauth/revoke"),
                issuer.resolve("/api/v1/auth/jwks.json"),
                scopes(),
                List.of("code"),
                List.of("query"),
                List.of("authorization_code", "refresh_token"),
                List.of("S256"),
                NO_SECRET,
                NO_SECRET,
                true);
    }

    @GET
    @Path("/oauth-protected-resource")
    @Operation(
            operationId = "protectedResource",
            summary = "Get the metadata of the API as a protected resource (RFC 9728)",
            description = "Names the authorization server whose tokens the API accepts.")
    public ProtectedResource resource(@Context HttpServerRequest request) {
        URI here = origin.of(request);
        return new ProtectedResource(here, List.of(here), scopes(), List.of("header"), "Baffin");
    }

    private static List<String> scopes() {
        return Scope.ALL.stream().map(Scope::wire).toList();
    }
}
