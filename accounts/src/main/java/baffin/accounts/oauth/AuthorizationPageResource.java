package baffin.accounts.oauth;

import baffin.accounts.account.Account;
import baffin.accounts.account.Accounts;
import baffin.accounts.page.ConsentPage;
import baffin.accounts.page.LocalPath;
import baffin.accounts.page.Pages;
import baffin.accounts.session.api.BrowserSession;
import baffin.accounts.session.api.BrowserSession.Visitor;
import baffin.platform.credential.PublicOrigin;
import baffin.platform.credential.SessionCookies;
import baffin.platform.identity.Scope;
import baffin.platform.problem.Problem;
import baffin.platform.request.AnyQuery;
import baffin.platform.request.ReaderLanguage;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationErrorResponse;
import com.nimbusds.oauth2.sdk.AuthorizationSuccessResponse;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.ResponseMode;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.util.URLUtils;
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
import jakarta.ws.rs.core.Response.ResponseBuilder;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** The page on which people let a program act for them (OAuth 2.1, 4.1). */
@Path(AuthorizationRequests.PAGE)
@Produces(MediaType.TEXT_HTML)
@PermitAll
public class AuthorizationPageResource {

    private final AuthorizationRequests requests;
    private final AuthorizationService service;
    private final Accounts accounts;
    private final BrowserSession browser;
    private final PublicOrigin origin;

    AuthorizationPageResource(
            AuthorizationRequests requests,
            AuthorizationService service,
            Accounts accounts,
            BrowserSession browser,
            PublicOrigin origin) {
        this.requests = requests;
        this.service = service;
        this.accounts = accounts;
        this.browser = browser;
        this.origin = origin;
    }

    @GET
    @AnyQuery
    @Operation(
            operationId = "authorizeClient",
            summary = "Ask a person to authorise a client",
            description = "A page for the browser of that person. The result goes to redirect_uri as code, state "
                    + "and iss, or as error. Unknown parameters are ignored (RFC 6749, 3.1).")
    @Parameter(
            name = "response_type",
            in = ParameterIn.QUERY,
            schema = @Schema(type = SchemaType.STRING),
            required = true)
    @Parameter(name = "client_id", in = ParameterIn.QUERY, schema = @Schema(type = SchemaType.STRING), required = true)
    @Parameter(
            name = "redirect_uri",
            in = ParameterIn.QUERY,
            schema = @Schema(type = SchemaType.STRING),
            required = true)
    @Parameter(name = "scope", in = ParameterIn.QUERY, schema = @Schema(type = SchemaType.STRING))
    @Parameter(name = "state", in = ParameterIn.QUERY, schema = @Schema(type = SchemaType.STRING))
    @Parameter(
            name = "code_challenge",
            in = ParameterIn.QUERY,
            schema = @Schema(type = SchemaType.STRING),
            required = true)
    @Parameter(
            name = "code_challenge_method",
            in = ParameterIn.QUERY,
            schema = @Schema(type = SchemaType.STRING),
            required = true)
    @Tag(name = "OAuth")
    @APIResponse(responseCode = "200", description = "The page", content = @Content(mediaType = MediaType.TEXT_HTML))
    @APIResponse(responseCode = "303", description = "Redirects to the sign-in page")
    @APIResponse(
            responseCode = "400",
            description = "The request is invalid: a page or a problem with the reason",
            content = {
                @Content(mediaType = MediaType.TEXT_HTML),
                @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(ref = "Problem"))
            })
    public Uni<Response> ask(@Context UriInfo uri, @Context HttpServerRequest request) {
        return answered(
                requests.read(uri.getQueryParameters())
                        .chain(checked -> browser.visitor(request).chain(found -> page(checked, found, request))),
                request);
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    @Operation(hidden = true)
    public Uni<Response> decide(MultivaluedMap<String, String> form, @Context HttpServerRequest request) {
        return answered(
                Uni.createFrom()
                        .item(() -> {
                            SessionCookies.allow(request);
                            return origin.of(request);
                        })
                        .chain(issuer -> requests.read(form)
                                .chain(checked -> browser.visitor(request)
                                        .chain(found -> found.isEmpty()
                                                ? signIn(checked)
                                                : decided(checked, found.get(), form, issuer)))),
                request);
    }

    private Uni<ResponseBuilder> page(CheckedRequest checked, Optional<Visitor> found, HttpServerRequest request) {
        if (found.isPresent()) {
            return consent(checked, found.get(), ReaderLanguage.of(request));
        }
        // a browser that comes from another site keeps the cookies of a session to itself; from here it brings them
        String site = request.getHeader("Sec-Fetch-Site");
        return site != null && (site.equals("cross-site") || site.equals("same-site"))
                ? Pages.goOn(address(checked), ReaderLanguage.of(request))
                : signIn(checked);
    }

    private Uni<ResponseBuilder> consent(CheckedRequest checked, Visitor visitor, Locale language) {
        return owner(checked.client().owner())
                .map(owner -> new ConsentPage(
                        checked.client().name(),
                        owner.map(Account::handle).orElse(null),
                        checked.client().website() == null
                                ? null
                                : checked.client().website().toString(),
                        RedirectUri.source(checked.redirectUri()),
                        visitor.caller().handle(),
                        checked.scopes().stream().sorted().map(Scope::wire).toList(),
                        checked.parameters(),
                        LocalPath.returning("/account/sign-in", address(checked))))
                .chain(page -> Pages.consent(page, RedirectUri.source(checked.redirectUri()), language))
                .map(answer -> cookies(answer, visitor));
    }

    private Uni<Optional<Account>> owner(@Nullable String id) {
        return id == null ? Uni.createFrom().item(Optional.empty()) : accounts.find(id);
    }

    private Uni<ResponseBuilder> decided(
            CheckedRequest checked, Visitor visitor, MultivaluedMap<String, String> form, URI issuer) {
        if (!"allow".equals(form.getFirst("decision"))) {
            URI refusal = new AuthorizationErrorResponse(
                            checked.redirectUri(),
                            OAuth2Error.ACCESS_DENIED,
                            checked.state(),
                            new Issuer(issuer),
                            ResponseMode.QUERY)
                    .toURI();
            return Uni.createFrom().item(cookies(Response.seeOther(refusal), visitor));
        }
        return service.allow(
                        checked.client(),
                        visitor.session(),
                        checked.redirectUri(),
                        checked.scopes(),
                        checked.challenge())
                .map(code -> new AuthorizationSuccessResponse(
                                checked.redirectUri(),
                                new AuthorizationCode(code),
                                null,
                                checked.state(),
                                new Issuer(issuer),
                                ResponseMode.QUERY)
                        .toURI())
                .map(address -> cookies(Response.seeOther(address), visitor));
    }

    private static Uni<ResponseBuilder> signIn(CheckedRequest checked) {
        return Uni.createFrom()
                .item(Response.seeOther(URI.create(LocalPath.returning("/account/sign-in", address(checked)))));
    }

    private static String address(CheckedRequest checked) {
        Map<String, List<String>> query = new LinkedHashMap<>();
        checked.parameters().forEach((name, value) -> query.put(name, List.of(value)));
        return AuthorizationRequests.PAGE + "?" + URLUtils.serializeParameters(query);
    }

    private static ResponseBuilder cookies(ResponseBuilder answer, Visitor visitor) {
        visitor.cookies().forEach(answer::cookie);
        return answer;
    }

    private static Uni<Response> answered(Uni<ResponseBuilder> answer, HttpServerRequest request) {
        return Pages.orNotice(answer, ReaderLanguage.of(request)).map(ResponseBuilder::build);
    }
}
