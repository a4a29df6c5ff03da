package baffin.accounts.session.api;

import baffin.accounts.account.Accounts;
import baffin.accounts.account.SignIn;
import baffin.accounts.account.api.Credentials;
import baffin.accounts.account.api.PlayerView;
import baffin.accounts.session.SessionService;
import baffin.accounts.session.SignedIn;
import baffin.accounts.token.Tokens;
import baffin.platform.credential.SessionCookies;
import baffin.platform.http.ClientAddress;
import baffin.platform.idempotency.OneTimeSecret;
import baffin.platform.problem.ProblemException;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NewCookie;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;
import org.jspecify.annotations.Nullable;

/** Sessions of browsers, which keep the tokens in cookies that no script reads. */
@Path("/api/v1/auth/session")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Accounts")
public class CookieSessionResource {

    private final SignIn signIn;
    private final SessionService service;
    private final Tokens tokens;
    private final BrowserSession browser;
    private final Accounts accounts;

    CookieSessionResource(
            SignIn signIn, SessionService service, Tokens tokens, BrowserSession browser, Accounts accounts) {
        this.signIn = signIn;
        this.service = service;
        this.tokens = tokens;
        this.browser = browser;
        this.accounts = accounts;
    }

    @OneTimeSecret(renewal = "Sign in again, with another key")
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "signInWithCookie",
            summary = "Sign in a browser with session cookies",
            description = "The cookies are HttpOnly and SameSite=Strict. Unless the platform runs on the same "
                    + "machine, they need HTTPS.")
    @APIResponse(responseCode = "200", description = "Signed in; Set-Cookie has the tokens")
    @APIResponse(responseCode = "401", description = "Wrong handle or password")
    @APIResponse(
            responseCode = "403",
            description =
                    "The request comes from a page of another site, or the browser would not keep the " + "cookie")
    public Uni<RestResponse<CookieSession>> begin(
            @NotNull @Valid Credentials body, @Context HttpServerRequest request) {
        SessionCookies.allow(request);
        String address = ClientAddress.of(request);
        return signIn.with(body.handle(), body.password(), address)
                .chain(account -> service.begin(account, Device.of(request), address))
                .map(signed -> answer(signed, request));
    }

    @GET
    @Operation(
            operationId = "browserSession",
            summary = "Get who is signed in in this browser",
            description = "Never refuses: without cookies of a session, or when it has ended, there is no player. "
                    + "Renews the cookies when they need it.")
    @APIResponse(responseCode = "200", description = "The player, if anybody is signed in")
    public Uni<RestResponse<BrowserPlayer>> visitor(@Context HttpServerRequest request) {
        return browser.visitor(request)
                .chain(found -> found.isEmpty()
                        ? Uni.createFrom().item(ResponseBuilder.ok(new BrowserPlayer(null)))
                        : accounts.find(found.get().caller().player())
                                .map(account -> ResponseBuilder.ok(new BrowserPlayer(
                                                account.map(PlayerView::of).orElse(null)))
                                        .cookie(found.get().cookies().toArray(NewCookie[]::new))))
                .map(answer -> answer.header("Cache-Control", "no-store").build());
    }

    /**
     * Who is signed in in a browser.
     *
     * @param player absent when nobody is
     */
    @Schema(name = "BrowserSession")
    public record BrowserPlayer(@Nullable PlayerView player) {}

    @OneTimeSecret(renewal = "Sign in again")
    @PUT
    @Consumes(MediaType.WILDCARD)
    @Operation(
            operationId = "renewCookie",
            summary = "Renew the cookies of a session",
            description = "Use it after a 401, then repeat the request.")
    @APIResponse(responseCode = "200", description = "New cookies")
    @APIResponse(responseCode = "401", description = "The session has ended, or the cookie is missing: sign in again")
    @APIResponse(responseCode = "403", description = "The request comes from a page of another site")
    public Uni<RestResponse<CookieSession>> renew(@Context HttpServerRequest request) {
        SessionCookies.allow(request);
        String refreshToken = SessionCookies.refreshToken(request)
                .orElseThrow(() -> ProblemException.proofRefused("There is no cookie of a session: sign in"));
        return service.renew(refreshToken, ClientAddress.of(request)).map(signed -> answer(signed, request));
    }

    @DELETE
    @Consumes(MediaType.WILDCARD)
    @Operation(
            operationId = "signOut",
            summary = "Sign out: end the session of the cookies",
            description = "Works even if the bearer token in the cookie has expired.")
    @APIResponse(responseCode = "204", description = "The session has ended, and its cookies are deleted")
    @APIResponse(responseCode = "403", description = "The request comes from a page of another site")
    public Uni<RestResponse<Void>> end(@Context HttpServerRequest request) {
        SessionCookies.allow(request);
        return SessionCookies.refreshToken(request)
                .map(service::endOf)
                .orElseGet(() -> Uni.createFrom().voidItem())
                .map(done -> ResponseBuilder.<Void>noContent()
                        .cookie(SessionCookies.none(request))
                        .build());
    }

    private RestResponse<CookieSession> answer(SignedIn signed, HttpServerRequest request) {
        CookieSession session = new CookieSession(
                PlayerView.of(signed.account()),
                signed.session().id(),
                tokens.lifetime().toSeconds(),
                service.idle().toSeconds());
        return ResponseBuilder.ok(session)
                .cookie(browser.cookies(request, signed))
                .build();
    }

    /**
     * What a browser is told that has signed in; the tokens are in its cookies.
     *
     * @param player who is signed in
     * @param sessionId id of the session, among those of {@code GET /players/me/sessions}
     * @param expiresIn seconds after which the session is to be renewed
     * @param refreshExpiresIn seconds after which it ends if it is not renewed
     */
    @Schema(name = "CookieSession")
    public record CookieSession(
            PlayerView player,

            @Schema(examples = "019aa5f0-93c1-7c7e-8f65-0d6f3a1f2b11")
            String sessionId,

            @Schema(examples = "3600") long expiresIn,
            @Schema(examples = "2592000") long refreshExpiresIn) {}
}
