package baffin.accounts.session.api;

import baffin.accounts.account.SignIn;
import baffin.accounts.page.FormFields;
import baffin.accounts.page.Frame;
import baffin.accounts.page.LocalPath;
import baffin.accounts.page.Pages;
import baffin.accounts.page.SendingClients;
import baffin.accounts.page.SendingClients.Sender;
import baffin.accounts.page.SignInPage;
import baffin.accounts.provider.ProviderView;
import baffin.accounts.provider.Providers;
import baffin.accounts.session.SessionService;
import baffin.game.words.Phrase;
import baffin.platform.credential.SessionCookies;
import baffin.platform.http.ClientAddress;
import baffin.platform.problem.ProblemException;
import baffin.platform.request.ReaderLanguage;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jspecify.annotations.Nullable;

/** The page where people sign in whom another page has sent here. */
@Path("/account/sign-in")
@Produces(MediaType.TEXT_HTML)
@PermitAll
public class SignInPageResource {

    private final SignIn signIn;
    private final SessionService service;
    private final Providers providers;
    private final BrowserSession browser;
    private final SendingClients clients;

    SignInPageResource(
            SignIn signIn,
            SessionService service,
            Providers providers,
            BrowserSession browser,
            SendingClients clients) {
        this.clients = clients;
        this.signIn = signIn;
        this.service = service;
        this.providers = providers;
        this.browser = browser;
    }

    @GET
    @Operation(hidden = true)
    public Uni<Response> page(
            @QueryParam("return") @DefaultValue(LocalPath.START) String returnTo, @Context HttpServerRequest request) {
        return page(LocalPath.orStart(returnTo), "", null, ReaderLanguage.of(request))
                .map(Response.ResponseBuilder::build);
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    @Operation(hidden = true)
    public Uni<Response> signIn(MultivaluedMap<String, String> form, @Context HttpServerRequest request) {
        URI end = LocalPath.orStart(FormFields.first(form, "return"));
        String handle = FormFields.first(form, "handle").strip();
        String address = ClientAddress.of(request);
        Locale language = ReaderLanguage.of(request);
        return Pages.orNotice(
                        Uni.createFrom()
                                .item(() -> {
                                    SessionCookies.allow(request);
                                    return handle;
                                })
                                .chain(known -> signIn.with(known, FormFields.first(form, "password"), address))
                                .chain(account -> service.begin(account, Device.of(request), address))
                                .map(signedIn -> Response.seeOther(end).cookie(browser.cookies(request, signedIn)))
                                .onFailure(ProblemException::isUnauthorized)
                                .recoverWithUni(() -> page(
                                        end, handle, Frame.TEXTS.text(Phrase.of("sign-in.wrong"), language), language)),
                        language)
                .map(Response.ResponseBuilder::build);
    }

    private Uni<Response.ResponseBuilder> page(URI end, String handle, @Nullable String error, Locale language) {
        String returnTo = end.toString();
        List<SignInPage.Choice> choices = providers.all().stream()
                .map(ProviderView::of)
                .map(view -> new SignInPage.Choice(view.title(), LocalPath.returning(view.signIn(), returnTo)))
                .toList();
        return clients.sender(end)
                .chain(sender -> Pages.signIn(
                        new SignInPage(
                                returnTo,
                                handle,
                                error,
                                choices,
                                sender.map(Sender::name).orElse(null),
                                sender.filter(Sender::register)
                                        .map(open -> LocalPath.returning("/app/#/sign-in/new", returnTo))
                                        .orElse(null)),
                        language));
    }
}
