package baffin.accounts.accesstoken;

import baffin.accounts.account.Sensitive;
import baffin.platform.idempotency.OneTimeSecret;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Scope;
import baffin.platform.limits.Page;
import baffin.platform.tables.Logged;
import com.fasterxml.jackson.annotation.JsonInclude;
import io.quarkus.security.Authenticated;
import io.smallrye.mutiny.Uni;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** One's own tokens for programs. */
@Path("/api/v1/players/me/tokens")
@Produces(MediaType.APPLICATION_JSON)
@Authenticated
@Tag(name = "Accounts")
@Logged
public class AccessTokensResource {

    private final AccessTokenService service;
    private final Callers callers;

    AccessTokensResource(AccessTokenService service, Callers callers) {
        this.service = service;
        this.callers = callers;
    }

    @Sensitive(tells = "token")
    @OneTimeSecret(renewal = "End the token and make another one")
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "createAccessToken",
            summary = "Create a personal access token",
            description = "For a program that acts for you within the scopes of the token; it can never change "
                    + "your account.")
    @APIResponse(responseCode = "201", description = "Created; the token is returned once")
    @APIResponse(responseCode = "403", description = Sensitive.REFUSAL)
    @APIResponse(responseCode = "409", description = "You have 50 tokens already")
    public Uni<RestResponse<AccessTokenView>> create(@NotNull @Valid AccessTokenRequest body) {
        return callers.session()
                .chain(own -> service.create(own, body.line(), body.known(), body.lifetime()))
                .map(made -> RestResponse.ResponseBuilder.<AccessTokenView>created(URI.create(
                                "/api/v1/players/me/tokens/" + made.token().id()))
                        .entity(AccessTokenView.of(made.token(), made.secret()))
                        .build());
    }

    @GET
    @Operation(operationId = "accessTokens", summary = "List your personal access tokens, newest first")
    @APIResponse(responseCode = "200", description = "The tokens, without their secrets")
    public Uni<Page<AccessTokenView>> tokens() {
        return callers.required()
                .chain(caller -> service.of(caller.player()))
                .map(all -> Page.whole(all.stream().map(AccessTokenView::of).toList()));
    }

    @GET
    @Path("/{token}")
    @Operation(operationId = "accessToken", summary = "Get one of your personal access tokens")
    @APIResponse(responseCode = "200", description = "The token, without its secret")
    public Uni<AccessTokenView> token(String token) {
        return callers.required()
                .chain(caller -> service.of(caller.player()))
                .map(all -> all.stream()
                        .filter(one -> one.id().equals(token))
                        .findFirst()
                        .map(AccessTokenView::of)
                        .orElseThrow(NotFoundException::new));
    }

    @DELETE
    @Path("/{token}")
    @Consumes(MediaType.WILDCARD)
    @Operation(
            operationId = "endAccessToken",
            summary = "Revoke one of your personal access tokens",
            description = "It is refused and its streams end within seconds, everywhere.")
    @APIResponse(responseCode = "204", description = "Ended")
    public Uni<Void> end(String token) {
        return callers.required()
                .chain(caller -> service.end(caller.player(), token))
                .invoke(ended -> {
                    if (!ended) {
                        throw new NotFoundException();
                    }
                })
                .replaceWithVoid();
    }

    /**
     * A personal access token as its owner sees it.
     *
     * @param id its id
     * @param name what its owner calls it
     * @param scopes what it may do
     * @param createdAt when it was made (UTC)
     * @param expiresAt when it ends (UTC)
     * @param usedAt when it was last used, to ten minutes (UTC); absent for never
     * @param token what proves it; in the answer to its making alone
     */
    @Schema(name = "AccessToken")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record AccessTokenView(
            String id,
            @Schema(examples = "pairing script") String name,
            @Schema(examples = "[\"read\", \"organise\"]") List<String> scopes,
            Instant createdAt,
            Instant expiresAt,
            @Nullable Instant usedAt,
            @Nullable String token) {

        static AccessTokenView of(AccessToken token) {
            return of(token, null);
        }

        static AccessTokenView of(AccessToken token, @Nullable String secret) {
            List<String> scopes =
                    token.scopes().stream().sorted().map(Scope::wire).toList();
            return new AccessTokenView(
                    token.id(), token.name(), scopes, token.createdAt(), token.expiresAt(), token.usedAt(), secret);
        }

        @Override
        public String toString() {
            return "AccessTokenView[" + id + "]";
        }
    }
}
