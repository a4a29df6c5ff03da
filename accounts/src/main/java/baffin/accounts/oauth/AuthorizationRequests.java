package baffin.accounts.oauth;

import baffin.accounts.page.FormFields;
import baffin.platform.identity.Scope;
import com.nimbusds.oauth2.sdk.AuthorizationErrorResponse;
import com.nimbusds.oauth2.sdk.AuthorizationRequest;
import com.nimbusds.oauth2.sdk.ErrorObject;
import com.nimbusds.oauth2.sdk.OAuth2Error;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.ResponseMode;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads authorisation requests (OAuth 2.1, 4.1.1): the client and the address first, since they say who is told of the
 * rest.
 */
@ApplicationScoped
class AuthorizationRequests {

    private static final List<String> PARAMETERS = List.of(
            "response_type", "client_id", "redirect_uri", "scope", "state", "code_challenge", "code_challenge_method");

    private final OAuthClientService clients;

    AuthorizationRequests(OAuthClientService clients) {
        this.clients = clients;
    }

    /**
     * What a request comes to.
     *
     * @param issuer of this platform, which answers name (RFC 9207)
     */
    Uni<CheckedRequest> read(Map<String, List<String>> parameters, URI issuer) {
        String clientId = FormFields.first(parameters, "client_id");
        return clients.find(clientId)
                .map(found -> found.map(client -> read(client, parameters, issuer))
                        .orElseGet(() ->
                                new CheckedRequest.Unknown("No client has the client_id with which you came here")));
    }

    private static CheckedRequest read(OAuthClient client, Map<String, List<String>> parameters, URI issuer) {
        Optional<URI> redirectUri = redirectUri(client, parameters);
        if (redirectUri.isEmpty()) {
            return new CheckedRequest.Unknown("The redirect_uri is none that " + client.name() + " has registered");
        }
        String given = FormFields.first(parameters, "state");
        State state = given.isEmpty() ? null : new State(given);
        try {
            return read(client, redirectUri.get(), state, parameters);
        } catch (ParseException e) {
            ErrorObject error = Objects.requireNonNullElse(e.getErrorObject(), OAuth2Error.INVALID_REQUEST);
            return new CheckedRequest.Wrong(refusal(redirectUri.get(), error, state, issuer));
        }
    }

    private static CheckedRequest read(
            OAuthClient client, URI redirectUri, @Nullable State state, Map<String, List<String>> parameters)
            throws ParseException {
        AuthorizationRequest request = AuthorizationRequest.parse(parameters);
        if (!request.getResponseType().equals(ResponseType.CODE)) {
            throw refused(OAuth2Error.UNSUPPORTED_RESPONSE_TYPE, "response_type must be code");
        }
        if (request.getCodeChallenge() == null || !CodeChallengeMethod.S256.equals(request.getCodeChallengeMethod())) {
            throw refused(OAuth2Error.INVALID_REQUEST, "code_challenge with code_challenge_method S256 is missing");
        }
        if (request.getResponseMode() != null && !request.getResponseMode().equals(ResponseMode.QUERY)) {
            throw refused(OAuth2Error.INVALID_REQUEST, "response_mode must be query");
        }
        return new CheckedRequest.Good(
                client, redirectUri, scopes(request), request.getCodeChallenge().getValue(), state, again(parameters));
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
    private static Set<Scope> scopes(AuthorizationRequest request) throws ParseException {
        if (request.getScope() == null || request.getScope().isEmpty()) {
            return Set.of(Scope.READ);
        }
        Set<Scope> scopes = EnumSet.noneOf(Scope.class);
        for (String name : request.getScope().toStringList()) {
            scopes.add(Scope.named(name)
                    .orElseThrow(() -> refused(OAuth2Error.INVALID_SCOPE, name + " is no scope of this platform")));
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

    /** Where a browser goes with an error. */
    static URI refusal(URI redirectUri, ErrorObject error, @Nullable State state, URI issuer) {
        return new AuthorizationErrorResponse(redirectUri, error, state, new Issuer(issuer), ResponseMode.QUERY)
                .toURI();
    }

    private static ParseException refused(ErrorObject error, String description) {
        return new ParseException(description, error.setDescription(description));
    }
}
