package baffin.accounts.identity.api;

import baffin.accounts.account.Sensitive;
import baffin.accounts.account.SignIn;
import baffin.accounts.identity.IdentityService;
import baffin.accounts.identity.LinkedIdentity;
import baffin.accounts.identity.SignInAttempt.Linking;
import baffin.accounts.page.LocalPath;
import baffin.accounts.provider.Provider;
import baffin.accounts.provider.Providers;
import baffin.platform.idempotency.OneTimeSecret;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Page;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;

/** The providers through which one may sign in to one's own account. */
@Path("/api/v1/players/me/identities")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.WILDCARD)
@RolesAllowed(Roles.PLAYER)
@Tag(name = "Accounts")
@Logged
public class IdentitiesResource {

    private final IdentityService service;
    private final Providers providers;
    private final SignIn signIn;
    private final Departures departures;
    private final SignInState keepsake;
    private final Callers callers;

    IdentitiesResource(
            IdentityService service,
            Providers providers,
            SignIn signIn,
            Departures departures,
            SignInState keepsake,
            Callers callers) {
        this.service = service;
        this.providers = providers;
        this.signIn = signIn;
        this.departures = departures;
        this.keepsake = keepsake;
        this.callers = callers;
    }

    /**
     * Where a link begins.
     *
     * @param authorizationUrl address of the provider to which the browser is to go
     */
    @Schema(name = "LinkBegun")
    public record Begun(String authorizationUrl) {}

    @GET
    @Operation(operationId = "linkedIdentities", summary = "List the identity providers linked to your account")
    @APIResponse(responseCode = "200", description = "The linked providers, oldest first")
    public Uni<Page<LinkedIdentityView>> linked() {
        return callers.required()
                .chain(caller -> service.of(caller.player()))
                .map(all -> Page.whole(all.stream()
                        .map(one -> LinkedIdentityView.of(one, providers))
                        .toList()));
    }

    @Sensitive
    @OneTimeSecret(renewal = "Begin again, with another key")
    @POST
    @Path("/{identity}")
    @Operation(
            operationId = "linkIdentity",
            summary = "Link an identity provider to your account",
            description = "You can sign in through it afterwards. For a browser, within 15 minutes after signing "
                    + "in: it keeps a cookie, opens the URL in the response and comes back to the path in "
                    + "`return`.")
    @APIResponse(responseCode = "200", description = "The URL that the browser opens next")
    @APIResponse(responseCode = "400", description = "return is not a path of this platform")
    @APIResponse(responseCode = "403", description = Sensitive.REFUSAL)
    @APIResponse(responseCode = "404", description = "Unknown identity provider")
    @APIResponse(responseCode = "503", description = "The identity provider does not respond")
    public Uni<RestResponse<Begun>> begin(
            @PathParam("identity") String provider,
            @QueryParam("return") @DefaultValue(LocalPath.START) String returnTo,
            @Context HttpServerRequest request) {
        Provider named = providers.named(provider).orElseThrow(NotFoundException::new);
        LocalPath.required(returnTo);
        return callers.session()
                .chain(asking -> signIn.of(asking).map(seen -> new Linking(seen.id(), asking.session(), seen.epoch())))
                .chain(linking -> departures.begin(named, linking, returnTo, request))
                .map(departure -> RestResponse.ResponseBuilder.ok(
                                new Begun(departure.address().toString()))
                        .cookie(keepsake.cookie(request, departure.attempt()))
                        .build());
    }

    @Sensitive(tells = "unlinked")
    @DELETE
    @Path("/{identity}")
    @Operation(
            operationId = "unlinkIdentity",
            summary = "Unlink an identity provider from your account",
            description = "Open sessions continue; end them separately.")
    @APIResponse(responseCode = "204", description = "Unlinked")
    @APIResponse(responseCode = "403", description = Sensitive.REFUSAL)
    @APIResponse(responseCode = "409", description = "It is your only way to sign in")
    public Uni<Void> unlink(String identity) {
        return callers.required()
                .chain(caller -> service.unlink(caller.player(), identity))
                .invoke(unlinked -> {
                    if (!unlinked) {
                        throw new NotFoundException();
                    }
                })
                .replaceWithVoid();
    }

    /**
     * A provider that is linked to an account.
     *
     * @param id of the link
     * @param title of the provider; its issuer when the host has removed it
     * @param linkedAt when it was linked (UTC)
     */
    @Schema(name = "LinkedIdentity")
    public record LinkedIdentityView(
            String id, @Schema(examples = "Polar Club") String title, Instant linkedAt) {

        static LinkedIdentityView of(LinkedIdentity linked, Providers providers) {
            return new LinkedIdentityView(
                    linked.id(), providers.title(linked.subject().issuer()), linked.linkedAt());
        }
    }
}
