package baffin.accounts.oauth;

import baffin.platform.credential.PublicOrigin;
import baffin.platform.identity.Scope;
import io.smallrye.common.annotation.NonBlocking;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Where clients learn how to ask for tokens (RFC 8414, RFC 9728). */
@Path("/.well-known")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@NonBlocking
public class MetadataResource {

    private final PublicOrigin origin;

    MetadataResource(PublicOrigin origin) {
        this.origin = origin;
    }

    @GET
    @Path("/oauth-authorization-server")
    @Operation(hidden = true)
    public Map<String, Object> server(@Context HttpServerRequest request) {
        URI issuer = origin.of(request);
        Map<String, Object> metadata = new LinkedHashMap<>();
        metadata.put("issuer", issuer);
        metadata.put("authorization_endpoint", issuer.resolve("/oauth/authorize"));
        metadata.put("token_endpoint", issuer.resolve("/oauth/token"));
        metadata.put("revocation_endpoint", issuer.resolve("/oauth/revoke"));
        metadata.put("jwks_uri", issuer.resolve("/api/v1/auth/jwks.json"));
        metadata.put("scopes_supported", scopes());
        metadata.put("response_types_supported", List.of("code"));
        metadata.put("response_modes_supported", List.of("query"));
        metadata.put("grant_types_supported", List.of("authorization_code", "refresh_token"));
        metadata.put("code_challenge_methods_supported", List.of("S256"));
        metadata.put("token_endpoint_auth_methods_supported", List.of("none"));
        metadata.put("revocation_endpoint_auth_methods_supported", List.of("none"));
        metadata.put("authorization_response_iss_parameter_supported", true);
        return metadata;
    }

    @GET
    @Path("/oauth-protected-resource")
    @Operation(hidden = true)
    public Map<String, Object> resource(@Context HttpServerRequest request) {
        URI here = origin.of(request);
        Map<String, Object> metadata = new LinkedHashMap<>();
        metadata.put("resource", here);
        metadata.put("authorization_servers", List.of(here));
        metadata.put("scopes_supported", scopes());
        metadata.put("bearer_methods_supported", List.of("header"));
        metadata.put("resource_name", "Baffin");
        return metadata;
    }

    private static List<String> scopes() {
        return Scope.ALL.stream().map(Scope::wire).toList();
    }
}
