package baffin.accounts.identity;

import baffin.accounts.provider.Provider;
import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.jwt.JWT;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.TokenErrorResponse;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.auth.ClientAuthentication;
import com.nimbusds.oauth2.sdk.auth.ClientAuthenticationMethod;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.ClientSecretPost;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponse;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponseParser;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The endpoints of one provider, and how its ID tokens are checked (OpenID Connect Core 1.0, 3.1.3.7). */
final class ProviderEndpoints {

    private static final int PATIENCE_MS = 5_000;
    private static final int KEYS_BYTES_MAX = 256 * 1024;
    private static final int SUBJECT_MAX = 255;

    private final Provider provider;
    private final OIDCProviderMetadata metadata;
    private final IDTokenValidator validator;

    ProviderEndpoints(Provider provider, OIDCProviderMetadata metadata) throws MalformedURLException {
        this.provider = provider;
        this.metadata = metadata;
        JWKSource<SecurityContext> keys = JWKSourceBuilder.create(
                        metadata.getJWKSetURI().toURL(),
                        new DefaultResourceRetriever(PATIENCE_MS, PATIENCE_MS, KEYS_BYTES_MAX))
                .retrying(true)
                .build();
        this.validator = new IDTokenValidator(
                new Issuer(provider.issuer()),
                new ClientID(provider.clientId()),
                new JWSVerificationKeySelector<>(algorithms(metadata), keys),
                null);
    }

    /** Those of public keys: a token that is signed with a shared secret, or not at all, proves nothing to us. */
    private static Set<JWSAlgorithm> algorithms(OIDCProviderMetadata metadata) {
        List<JWSAlgorithm> said = Objects.requireNonNullElse(metadata.getIDTokenJWSAlgs(), List.of());
        Set<JWSAlgorithm> signing =
                said.stream().filter(JWSAlgorithm.Family.SIGNATURE::contains).collect(Collectors.toSet());
        return signing.isEmpty() ? Set.of(JWSAlgorithm.RS256) : signing;
    }

    OIDCProviderMetadata metadata() {
        return metadata;
    }

    /** What the provider calls whoever has signed in there; blocks. */
    String redeem(AuthorizationCode code, URI callback, CodeVerifier verifier, Nonce nonce)
            throws IOException, ParseException, NotProved {
        HTTPRequest request = request(new AuthorizationCodeGrant(code, callback, verifier));
        request.setConnectTimeout(PATIENCE_MS);
        request.setReadTimeout(PATIENCE_MS);
        request.setFollowRedirects(false);
        TokenResponse answer = OIDCTokenResponseParser.parse(request.send());
        if (answer instanceof TokenErrorResponse refused) {
            throw new NotProved("the code was refused: " + refused.getErrorObject(), null);
        }
        JWT token =
                ((OIDCTokenResponse) answer.toSuccessResponse()).getOIDCTokens().getIDToken();
        try {
            String subject = validator.validate(token, nonce).getSubject().getValue();
            if (subject.length() > SUBJECT_MAX) {
                throw new NotProved("the subject is longer than " + SUBJECT_MAX + " characters", null);
            }
            return subject;
        } catch (BadJOSEException | JOSEException e) {
            throw new NotProved("the ID token is not good: " + e.getMessage(), e);
        }
    }

    private HTTPRequest request(AuthorizationCodeGrant grant) {
        URI endpoint = metadata.getTokenEndpointURI();
        ClientID id = new ClientID(provider.clientId());
        return provider.clientSecret()
                .map(secret -> new TokenRequest.Builder(endpoint, authentication(id, new Secret(secret)), grant))
                .orElseGet(() -> new TokenRequest.Builder(endpoint, id, grant))
                .build()
                .toHTTPRequest();
    }

    private ClientAuthentication authentication(ClientID id, Secret secret) {
        boolean posted = Stream.ofNullable(metadata.getTokenEndpointAuthMethods())
                .anyMatch(methods -> !methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_BASIC)
                        && methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_POST));
        return posted ? new ClientSecretPost(id, secret) : new ClientSecretBasic(id, secret);
    }
}
