package baffin.accounts.oauth;

import baffin.accounts.account.Handles;
import baffin.accounts.account.Sensitive;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Page;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
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
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** The programs that an account has registered, so that people may let them act. */
@Path("/api/v1/players/me/oauth-clients")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@Tag(name = "Accounts")
@Logged
public class OAuthClientsResource {

    private final OAuthClientService service;
    private final Callers callers;
    private final Handles handles;

    OAuthClientsResource(OAuthClientService service, Callers callers, Handles handles) {
        this.handles = handles;
        this.service = service;
        this.callers = callers;
    }

    @Sensitive(tells = "client")
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "registerOAuthClient",
            summary = "Register an OAuth client",
            description =
                    "A public client without a secret, which uses PKCE. People who authorise it see your " + "handle.")
    @APIResponse(responseCode = "201", description = "The client")
    @APIResponse(responseCode = "403", description = Sensitive.REFUSAL)
    @APIResponse(responseCode = "409", description = "You have 20 clients already")
    public Uni<RestResponse<OAuthClientView>> register(@NotNull @Valid NewOAuthClient body) {
        handles.checkTitle("/name", body.name());
        return callers.required()
                .chain(caller -> service.register(caller.player(), body.line(), body.site(), body.addresses()))
                .map(client -> RestResponse.ResponseBuilder.<OAuthClientView>created(
                                URI.create("/api/v1/players/me/oauth-clients/" + client.id()))
                        .entity(OAuthClientView.of(client))
                        .build());
    }

    @GET
    @Operation(operationId = "oauthClients", summary = "List your OAuth clients, newest first")
    @APIResponse(responseCode = "200", description = "Your clients")
    public Uni<Page<OAuthClientView>> clients() {
        return callers.required()
                .chain(caller -> service.of(caller.player()))
                .map(all -> Page.whole(all.stream().map(OAuthClientView::of).toList()));
    }

    @GET
    @Path("/{client}")
    @Operation(operationId = "oauthClient", summary = "Get one of your OAuth clients")
    @APIResponse(responseCode = "200", description = "The client")
    public Uni<OAuthClientView> client(String client) {
        return callers.required()
                .chain(caller -> service.of(caller.player(), client))
                .map(found -> found.map(OAuthClientView::of).orElseThrow(NotFoundException::new));
    }

    @Sensitive(tells = "client")
    @DELETE
    @Path("/{client}")
    @Consumes(MediaType.WILDCARD)
    @Operation(
            operationId = "deleteOAuthClient",
            summary = "Delete one of your OAuth clients",
            description = "All authorisations of the client end within seconds.")
    @APIResponse(responseCode = "204", description = "Deleted")
    @APIResponse(responseCode = "403", description = Sensitive.REFUSAL)
    public Uni<Void> delete(String client) {
        return callers.required()
                .chain(caller -> service.delete(caller.player(), client))
                .invoke(deleted -> {
                    if (!deleted) {
                        throw new NotFoundException();
                    }
                })
                .replaceWithVoid();
    }
}
