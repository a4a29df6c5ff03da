package baffin.accounts.identity.api;

import baffin.accounts.identity.ProviderCalls;
import baffin.accounts.identity.SignInAttempt;
import baffin.accounts.identity.SignInAttempt.Linking;
import baffin.accounts.provider.Provider;
import baffin.accounts.session.SecretTokens;
import baffin.platform.credential.PublicOrigin;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Sends browsers to providers. */
@ApplicationScoped
class Departures {

    private static final Duration BACK_WITHIN = Duration.ofMinutes(15);

    private final ProviderCalls calls;
    private final PublicOrigin origin;
    private final Clock clock;
    private final SecretTokens secrets = new SecretTokens("");

    Departures(ProviderCalls calls, PublicOrigin origin, Clock clock) {
        this.calls = calls;
        this.origin = origin;
        this.clock = clock;
    }

    /**
     * What a browser is told.
     *
     * @param attempt what it keeps
     * @param address where it goes
     */
    record Departure(SignInAttempt attempt, URI address) {}

    /**
     * Begins a sign-in.
     *
     * @param linking who wants to link the provider; null for a sign-in
     * @param returnTo path to which the browser goes at the end
     */
    Uni<Departure> begin(Provider provider, @Nullable Linking linking, String returnTo, HttpServerRequest request) {
        SignInAttempt attempt = new SignInAttempt(
                provider.name(),
                secrets.draw(),
                secrets.draw(),
                secrets.draw(),
                linking,
                returnTo,
                clock.instant().plus(BACK_WITHIN));
        return calls.authorization(provider, attempt, callback(provider, request))
                .map(address -> new Departure(attempt, address));
    }

    /** Where a provider sends browsers back: the redirect address that the host registers there. */
    URI callback(Provider provider, HttpServerRequest request) {
        return origin.of(request).resolve("/api/v1/auth/providers/" + provider.name() + "/callback");
    }
}
