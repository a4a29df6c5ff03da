package baffin.accounts.identity.api;

import baffin.accounts.identity.IdentityService;
import baffin.accounts.identity.Outcome;
import baffin.accounts.identity.ProviderCalls;
import baffin.accounts.identity.SignInAttempt;
import baffin.accounts.page.LocalPath;
import baffin.accounts.page.Pages;
import baffin.accounts.provider.Provider;
import baffin.accounts.provider.Providers;
import baffin.accounts.session.api.BrowserSession;
import baffin.accounts.session.api.Device;
import baffin.platform.http.ClientAddress;
import baffin.platform.problem.ProblemException;
import baffin.platform.request.AnyQuery;
import baffin.platform.request.ReaderLanguage;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Signing in through a provider; browsers come here, programs do not. */
@Path("/api/v1/auth/providers/{provider}")
@Produces(MediaType.TEXT_HTML)
@PermitAll
@Tag(name = "Accounts")
public class ProviderSignInResource {

    private final Providers providers;
    private final ProviderCalls calls;
    private final IdentityService service;
    private final Departures departures;
    private final SignInState keepsake;
    private final BrowserSession browser;

    ProviderSignInResource(
            Providers providers,
            ProviderCalls calls,
            IdentityService service,
            Departures departures,
            SignInState keepsake,
            BrowserSession browser) {
        this.providers = providers;
        this.calls = calls;
        this.service = service;
        this.departures = departures;
        this.keepsake = keepsake;
        this.browser = browser;
    }

    @GET
    @Path("/sign-in")
    @Operation(
            operationId = "signInThroughProvider",
            summary = "Sign in through an identity provider",
            description = "For browsers: redirects to the provider, and afterwards to the path in `return` with "
                    + "the cookies of a session.")
    @APIResponse(responseCode = "303", description = "Redirects to the identity provider")
    @APIResponse(responseCode = "400", description = "return is not a path of this platform")
    @APIResponse(responseCode = "404", description = "Unknown identity provider")
    @APIResponse(responseCode = "503", description = "The identity provider does not respond")
    public Uni<Response> begin(
            String provider,
            @QueryParam("return") @DefaultValue(LocalPath.START) String returnTo,
            @Context HttpServerRequest request) {
        Provider named = named(provider);
        LocalPath.required(returnTo);
        return departures
                .begin(named, null, returnTo, request)
                .map(departure -> Response.seeOther(departure.address())
                        .cookie(keepsake.cookie(request, departure.attempt()))
                        .build());
    }

    @GET
    @Path("/callback")
    @AnyQuery
    @Operation(hidden = true)
    public Uni<Response> callback(String provider, @Context UriInfo uri, @Context HttpServerRequest request) {
        Provider named = named(provider);
        return Pages.orNotice(
                        Uni.createFrom()
                                .item(() -> keepsake.attempt(request)
                                        .filter(one -> one.provider().equals(named.name()))
                                        .orElseThrow(() -> ProblemException.proofRefused(
                                                "This browser has not begun to sign in here, or it took"
                                                        + " too long: begin again")))
                                .chain(attempt -> calls.subject(
                                                named,
                                                attempt,
                                                departures.callback(named, request),
                                                uri.getQueryParameters())
                                        .chain(subject -> service.arrived(
                                                subject, attempt, Device.of(request), ClientAddress.of(request)))
                                        .map(outcome -> answer(outcome, attempt, request))),
                        ReaderLanguage.of(request))
                .map(answer -> answer.cookie(SignInState.noAttempt(request)).build());
    }

    private Response.ResponseBuilder answer(Outcome outcome, SignInAttempt attempt, HttpServerRequest request) {
        URI end = LocalPath.orStart(attempt.returnTo());
        return switch (outcome) {
            case Outcome.Known(var signedIn) -> Response.seeOther(end).cookie(browser.cookies(request, signedIn));
            case Outcome.Unknown(var newcomer) ->
                Response.seeOther(URI.create("/account/new")).cookie(keepsake.cookie(request, newcomer));
            case Outcome.Linked() -> Response.seeOther(end);
        };
    }

    private Provider named(String name) {
        return providers.named(name).orElseThrow(NotFoundException::new);
    }
}
