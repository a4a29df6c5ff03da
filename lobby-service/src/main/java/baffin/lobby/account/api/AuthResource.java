package baffin.lobby.account.api;

import baffin.lobby.account.domain.Account;
import baffin.lobby.account.domain.SignIn;
import baffin.lobby.token.domain.Keys;
import baffin.lobby.token.domain.Tokens;
import baffin.platform.http.ClientAddress;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** Signing in. */
@Path("/api/v1/auth")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "auth", description = "Tokens and the keys that sign them")
public class AuthResource {

    private static final String KEYS_CACHE = "public, max-age=60";

    private final SignIn signIn;
    private final Tokens tokens;
    private final Keys keys;

    AuthResource(SignIn signIn, Tokens tokens, Keys keys) {
        this.signIn = signIn;
        this.tokens = tokens;
        this.keys = keys;
    }

    @POST
    @Path("/token")
    @PermitAll
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "signIn", summary = "Sign in: a bearer token for handle and password")
    @APIResponse(responseCode = "200", description = "The token")
    @APIResponse(responseCode = "401", description = "Handle and password do not fit")
    @APIResponse(responseCode = "429", description = "Too many failures of this address")
    public Uni<TokenAnswer> token(@NotNull @Valid Credentials body, HttpServerRequest request) {
        return signIn.with(body.handle(), body.password(), ClientAddress.of(request))
                .chain(this::issued);
    }

    @GET
    @Path("/jwks.json")
    @PermitAll
    @Operation(operationId = "keys", summary = "The keys that sign tokens, as a JSON Web Key Set")
    public Uni<RestResponse<Map<String, Object>>> jwks() {
        return keys.published()
                .map(set -> RestResponse.ResponseBuilder.ok(set)
                        .header("Cache-Control", KEYS_CACHE)
                        .build());
    }

    private Uni<TokenAnswer> issued(Account account) {
        return tokens.issue(account.caller())
                .map(token -> new TokenAnswer(token, "Bearer", tokens.lifetime().toSeconds(), PlayerView.of(account)));
    }
}
