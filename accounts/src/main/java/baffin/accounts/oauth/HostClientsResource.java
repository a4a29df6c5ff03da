package baffin.accounts.oauth;

import baffin.platform.limits.Page;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
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
import org.eclipse.microprofile.openapi.annotations.Operation;

/** The programs that the host has registered. The guard of the path asks for the internal token. */
@Path("/internal/lobby/oauth-clients")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Logged
public class HostClientsResource {

    private final OAuthClientService service;

    HostClientsResource(OAuthClientService service) {
        this.service = service;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(hidden = true)
    public Uni<OAuthClientView> register(@NotNull @Valid NewOAuthClient body) {
        return Uni.createFrom()
                .deferred(() -> service.register(null, body.line(), body.site(), body.addresses()))
                .map(OAuthClientView::of);
    }

    @GET
    @Operation(hidden = true)
    public Uni<Page<OAuthClientView>> clients() {
        return service.of(null)
                .map(all -> Page.whole(all.stream().map(OAuthClientView::of).toList()));
    }

    @DELETE
    @Path("/{client}")
    @Consumes(MediaType.WILDCARD)
    @Operation(hidden = true)
    public Uni<Void> delete(String client) {
        return service.delete(null, client)
                .invoke(deleted -> {
                    if (!deleted) {
                        throw new NotFoundException();
                    }
                })
                .replaceWithVoid();
    }
}
