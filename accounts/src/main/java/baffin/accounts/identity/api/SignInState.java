package baffin.accounts.identity.api;

import baffin.accounts.identity.PendingAccount;
import baffin.accounts.identity.SignInAttempt;
import baffin.platform.credential.HostCookie;
import baffin.platform.secrets.SecretSealer;
import baffin.platform.wire.Json;
import io.vertx.core.http.HttpServerRequest;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.NewCookie;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/** What browsers keep of a sign-in through a provider, sealed, so that any instance of the lobby goes on with it. */
@ApplicationScoped
class SignInState {

    private static final String ATTEMPT = "baffin-sign-in";
    private static final String NEWCOMER = "baffin-newcomer";

    private final SecretSealer sealer;
    private final Clock clock;

    SignInState(SecretSealer sealer, Clock clock) {
        this.sealer = sealer;
        this.clock = clock;
    }

    /** It must come along when the provider sends the browser back: that is why it is Lax. */
    NewCookie cookie(HttpServerRequest request, SignInAttempt attempt) {
        return sealed(request, ATTEMPT, attempt, Duration.between(clock.instant(), attempt.until()));
    }

    NewCookie cookie(HttpServerRequest request, PendingAccount newcomer) {
        return sealed(request, NEWCOMER, newcomer, Duration.between(clock.instant(), newcomer.until()));
    }

    /** The attempt that has not ended. */
    Optional<SignInAttempt> attempt(HttpServerRequest request) {
        return opened(request, ATTEMPT, SignInAttempt.class)
                .filter(one -> clock.instant().isBefore(one.until()));
    }

    /** The newcomer whose time has not ended. */
    Optional<PendingAccount> newcomer(HttpServerRequest request) {
        return opened(request, NEWCOMER, PendingAccount.class)
                .filter(one -> clock.instant().isBefore(one.until()));
    }

    /** What makes the browser forget the attempt. */
    static NewCookie noAttempt(HttpServerRequest request) {
        return HostCookie.of(request, ATTEMPT, "", Duration.ZERO, NewCookie.SameSite.LAX);
    }

    /** What makes the browser forget the newcomer. */
    static NewCookie noNewcomer(HttpServerRequest request) {
        return HostCookie.of(request, NEWCOMER, "", Duration.ZERO, NewCookie.SameSite.LAX);
    }

    private NewCookie sealed(HttpServerRequest request, String name, Object value, Duration kept) {
        String text = sealer.seal(name, Json.shared().bytes(value));
        return HostCookie.of(request, name, text, kept, NewCookie.SameSite.LAX);
    }

    private <T> Optional<T> opened(HttpServerRequest request, String name, Class<T> type) {
        return HostCookie.value(request, name)
                .flatMap(text -> sealer.open(name, text))
                .map(bytes -> Json.shared().read(bytes, type));
    }
}
