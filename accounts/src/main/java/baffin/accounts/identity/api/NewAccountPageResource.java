package baffin.accounts.identity.api;

import baffin.accounts.identity.PendingAccount;
import baffin.accounts.identity.PendingAccountService;
import baffin.accounts.page.FormFields;
import baffin.accounts.page.LocalPath;
import baffin.accounts.page.NewAccountPage;
import baffin.accounts.page.Pages;
import baffin.accounts.provider.Providers;
import baffin.accounts.registration.Applicant;
import baffin.accounts.registration.RegistrationConfig;
import baffin.accounts.session.api.BrowserSession;
import baffin.accounts.session.api.Device;
import baffin.platform.credential.SessionCookies;
import baffin.platform.http.ClientAddress;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.request.ReaderLanguage;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jspecify.annotations.Nullable;

/** Where people choose a handle who have come from a provider and have no account. */
@Path("/account/new")
@Produces(MediaType.TEXT_HTML)
@PermitAll
@Logged
public class NewAccountPageResource {

    private final PendingAccountService service;
    private final Providers providers;
    private final RegistrationConfig config;
    private final SignInState keepsake;
    private final BrowserSession browser;

    NewAccountPageResource(
            PendingAccountService service,
            Providers providers,
            RegistrationConfig config,
            SignInState keepsake,
            BrowserSession browser) {
        this.service = service;
        this.providers = providers;
        this.config = config;
        this.keepsake = keepsake;
        this.browser = browser;
    }

    @GET
    @Operation(hidden = true)
    public Uni<Response> page(@Context HttpServerRequest request) {
        return Pages.orNotice(
                        Uni.createFrom()
                                .item(() -> newcomer(request))
                                .chain(newcomer -> page(newcomer, "", null, request)),
                        ReaderLanguage.of(request))
                .map(Response.ResponseBuilder::build);
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    @Operation(hidden = true)
    public Uni<Response> make(MultivaluedMap<String, String> form, @Context HttpServerRequest request) {
        return Pages.orNotice(
                        Uni.createFrom()
                                .item(() -> {
                                    SessionCookies.allow(request);
                                    return newcomer(request);
                                })
                                .chain(newcomer -> make(newcomer, form, request)),
                        ReaderLanguage.of(request))
                .map(Response.ResponseBuilder::build);
    }

    private Uni<Response.ResponseBuilder> make(
            PendingAccount newcomer, MultivaluedMap<String, String> form, HttpServerRequest request) {
        Applicant applicant = new Applicant(
                FormFields.first(form, "handle").strip(),
                true,
                FormFields.first(form, "invitation").strip(),
                Boolean.parseBoolean(FormFields.first(form, "termsAccepted").strip()),
                Boolean.parseBoolean(FormFields.first(form, "ageConfirmed").strip()));
        return service.welcome(newcomer, applicant, Device.of(request), ClientAddress.of(request))
                .map(signedIn -> Response.seeOther(LocalPath.orStart(newcomer.returnTo()))
                        .cookie(browser.cookies(request, signedIn))
                        .cookie(SignInState.noNewcomer(request)))
                .onFailure(ProblemException.class)
                .recoverWithUni(refused -> page(newcomer, applicant.handle(), words(refused), request));
    }

    private Uni<Response.ResponseBuilder> page(
            PendingAccount newcomer, String handle, @Nullable String error, HttpServerRequest request) {
        return Pages.newAccount(
                new NewAccountPage(
                        providers.title(newcomer.subject().issuer()),
                        handle,
                        error,
                        config.who() == RegistrationConfig.Who.INVITATION,
                        config.terms().orElse(null),
                        config.minimumAge()),
                ReaderLanguage.of(request));
    }

    private PendingAccount newcomer(HttpServerRequest request) {
        return keepsake.newcomer(request)
                .orElseThrow(() -> ProblemException.proofRefused(
                        "You have not come from a provider, or it took too long: sign in there again"));
    }

    /** The faults of fields in words: the page shows the name of each field itself. */
    private static String words(Throwable refused) {
        Problem problem = ((ProblemException) refused).problem();
        return problem.violations().isEmpty()
                ? problem.detail()
                : problem.violations().stream()
                        .map(fault -> fault.pointer().substring(1) + " " + fault.message())
                        .collect(Collectors.joining("; "));
    }
}
