package baffin.accounts.identity;

import baffin.accounts.provider.Provider;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.AuthenticationRequest;
import com.nimbusds.openid.connect.sdk.AuthenticationResponse;
import com.nimbusds.openid.connect.sdk.AuthenticationResponseParser;
import com.nimbusds.openid.connect.sdk.AuthenticationSuccessResponse;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.logging.Logger;

/** What is asked of providers. */
@ApplicationScoped
public class ProviderCalls {

    private static final Logger LOG = Logger.getLogger(ProviderCalls.class);
    private static final int RETRY_S = 10;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final KnownProviders known = new KnownProviders();

    private interface Work<T> {
        T done() throws GeneralException, IOException, NotProved;
    }

    /**
     * Where a browser is sent to sign in there.
     *
     * @param callback where the provider sends it back
     * @return fails with 503 when the provider does not answer
     */
    public Uni<URI> authorization(Provider provider, SignInAttempt attempt, URI callback) {
        return off(
                provider,
                () -> new AuthenticationRequest.Builder(
                                ResponseType.CODE,
                                new Scope(provider.scopes().toArray(String[]::new)),
                                new ClientID(provider.clientId()),
                                callback)
                        .endpointURI(known.of(provider).metadata().getAuthorizationEndpointURI())
                        .state(new State(attempt.state()))
                        .nonce(new Nonce(attempt.nonce()))
                        .codeChallenge(new CodeVerifier(attempt.verifier()), CodeChallengeMethod.S256)
                        .build()
                        .toURI());
    }

    /**
     * Who has come back.
     *
     * @param parameters of the request with which the browser came back
     * @return fails with 403 when the provider or its user has refused, with 401 when what came proves nothing, with
     *     503 when the provider does not answer
     */
    public Uni<ProviderSubject> subject(
            Provider provider, SignInAttempt attempt, URI callback, Map<String, List<String>> parameters) {
        return off(provider, () -> {
            AuthorizationCode code = code(provider, attempt, callback, parameters);
            String subject = known.of(provider)
                    .redeem(code, callback, new CodeVerifier(attempt.verifier()), new Nonce(attempt.nonce()));
            return new ProviderSubject(provider.issuer(), subject);
        });
    }

    private static AuthorizationCode code(
            Provider provider, SignInAttempt attempt, URI callback, Map<String, List<String>> parameters)
            throws NotProved {
        AuthenticationResponse answer;
        try {
            answer = AuthenticationResponseParser.parse(callback, parameters);
        } catch (ParseException e) {
            throw new NotProved("the answer cannot be read: " + e.getMessage(), e);
        }
        if (!new State(attempt.state()).equals(answer.getState())) {
            throw new NotProved("the answer is none to this attempt", null);
        }
        // RFC 9207: the answer of one provider is not taken for that of another
        if (answer.getIssuer() != null && !answer.getIssuer().getValue().equals(provider.issuer())) {
            throw new NotProved("the answer names another issuer", null);
        }
        if (!(answer instanceof AuthenticationSuccessResponse success)) {
            throw Problem.of(ProblemType.FORBIDDEN, provider.title() + " did not sign you in")
                    .asException();
        }
        return Objects.requireNonNull(success.getAuthorizationCode(), "the parser asks for it");
    }

    private <T> Uni<T> off(Provider provider, Work<T> work) {
        return Uni.createFrom()
                .<T>emitter(emitter -> {
                    try {
                        emitter.complete(work.done());
                    } catch (ProblemException refused) {
                        emitter.fail(refused);
                    } catch (NotProved e) {
                        LOG.warnf("sign-in through %s refused: %s", provider.name(), e.getMessage());
                        emitter.fail(ProblemException.proofRefused(
                                "What " + provider.title() + " said proves nothing: sign in again"));
                    } catch (GeneralException | IOException | RuntimeException e) {
                        LOG.errorf("provider %s cannot be asked: %s", provider.name(), e.getMessage());
                        emitter.fail(ProblemException.unavailable(
                                provider.title() + " does not answer at the moment", RETRY_S));
                    }
                })
                .runSubscriptionOn(Infrastructure.getDefaultExecutor())
                .ifNoItem()
                .after(PATIENCE)
                .failWith(() ->
                        ProblemException.unavailable(provider.title() + " does not answer at the moment", RETRY_S));
    }

    /** What providers say of themselves (OpenID Connect Discovery 1.0), asked when first needed and then hourly. */
    static final class KnownProviders {

        private static final Duration REFRESH_AFTER = Duration.ofHours(1);
        private static final int PATIENCE_MS = 5_000;

        private record Known(ProviderEndpoints endpoints, Instant until) {}

        private final Map<String, Known> known = new ConcurrentHashMap<>();

        /** Its endpoints; blocks while they are asked for. */
        ProviderEndpoints of(Provider provider) throws GeneralException, IOException {
            Known last = known.get(provider.name());
            if (last != null && Instant.now().isBefore(last.until())) {
                return last.endpoints();
            }
            OIDCProviderMetadata metadata =
                    OIDCProviderMetadata.resolve(new Issuer(provider.issuer()), PATIENCE_MS, PATIENCE_MS);
            ProviderEndpoints endpoints = new ProviderEndpoints(provider, metadata);
            known.put(provider.name(), new Known(endpoints, Instant.now().plus(REFRESH_AFTER)));
            return endpoints;
        }
    }
}
