package baffin.accounts.oauth;

import baffin.accounts.page.FormFields;
import baffin.accounts.page.SendingClients;
import baffin.accounts.registration.RegistrationConfig;
import baffin.accounts.registration.RegistrationConfig.Who;
import baffin.platform.identity.Scope;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import com.nimbusds.oauth2.sdk.AuthorizationRequest;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.ResponseMode;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.util.URLUtils;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Reads authorisation requests (OAuth 2.1, 4.1.1). A fault is shown to who has come with it: nobody is sent to an
 * address of a client before somebody who is signed in has decided (RFC 9700, 4.11.2).
 */
@ApplicationScoped
class AuthorizationRequests implements SendingClients {

    static final String PAGE = "/oauth/authorize";

    private static final List<String> PARAMETERS = List.of(
            "response_type", "client_id", "redirect_uri", "scope", "state", "code_challenge", "code_challenge_method");

    /** SHA-256 in base64url (RFC 7636, 4.2). */
    private static final Pattern CHALLENGE = Pattern.compile("[A-Za-z0-9_-]{43}");

    private final OAuthClientService clients;
    private final RegistrationConfig registration;

    AuthorizationRequests(OAuthClientService clients, RegistrationConfig registration) {
        this.clients = clients;
        this.registration = registration;
    }

    /** The request of a client that is registered; fails with 400 when it is none that somebody can allow. */
    Uni<CheckedRequest> read(Map<String, List<String>> parameters) {
        return clients.find(FormFields.first(parameters, "client_id"))
                .map(found -> found.orElseThrow(() -> refused("No client has the client_id with which you came here")))
                .map(client -> read(client, parameters));
    }

    @Override
    public Uni<Optional<Sender>> sender(URI returnTo) {
        return PAGE.equals(returnTo.getPath())
                ? clients.find(FormFields.first(URLUtils.parseParameters(returnTo.getRawQuery()), "client_id"))
                        .map(found -> found.map(client -> new Sender(client.name(), registration.who() == Who.OPEN)))
                : Uni.createFrom().item(Optional.empty());
    }

    private static CheckedRequest read(OAuthClient client, Map<String, List<String>> parameters) {
        URI redirectUri = redirectUri(client, parameters)
                .orElseThrow(() -> refused("The redirect_uri is none that " + client.name() + " has registered"));
        if (parameters.containsKey("request") || parameters.containsKey("request_uri")) {
            throw refused("request and request_uri are not understood here");
        }
        String challenge = FormFields.first(parameters, "code_challenge");
        if (!CHALLENGE.matcher(challenge).matches()
                || !FormFields.first(parameters, "code_challenge_method").equals("S256")) {
            throw refused("code_challenge with code_challenge_method S256 is missing, or is none");
        }
        String state = FormFields.first(parameters, "state");
        try {
            return new CheckedRequest(
                    client,
                    redirectUri,
                    scopes(AuthorizationRequest.parse(parameters)),
                    challenge,
                    state.isEmpty() ? null : new State(state),
                    again(parameters));
        } catch (ParseException | IllegalArgumentException e) {
            throw refused("The request is none of OAuth 2.1: " + e.getMessage());
        }
    }

    private static Optional<URI> redirectUri(OAuthClient client, Map<String, List<String>> parameters) {
        try {
            URI address = URI.create(FormFields.first(parameters, "redirect_uri"));
            return Optional.of(address).filter(client::redirectsTo);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** What is asked for; to see, when nothing is. */
    private static Set<Scope> scopes(AuthorizationRequest request) {
        if (!request.getResponseType().equals(ResponseType.CODE)) {
            throw refused("response_type must be code");
        }
        if (request.getResponseMode() != null && !request.getResponseMode().equals(ResponseMode.QUERY)) {
            throw refused("response_mode must be query");
        }
        if (request.getScope() == null || request.getScope().isEmpty()) {
            return Set.of(Scope.READ);
        }
        Set<Scope> scopes = new TreeSet<>();
        for (String name : request.getScope().toStringList()) {
            scopes.add(Scope.named(name).orElseThrow(() -> refused(name + " is no scope of this platform")));
        }
        return scopes;
    }

    private static Map<String, String> again(Map<String, List<String>> parameters) {
        Map<String, String> again = new LinkedHashMap<>();
        PARAMETERS.stream()
                .filter(name -> !FormFields.first(parameters, name).isEmpty())
                .forEach(name -> again.put(name, FormFields.first(parameters, name)));
        return again;
    }

    private static ProblemException refused(String why) {
        return Problem.of(ProblemType.BAD_REQUEST, why + ". Tell the maker of the program that has sent you.")
                .asException();
    }
}
