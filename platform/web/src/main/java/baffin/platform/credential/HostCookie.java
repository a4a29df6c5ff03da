package baffin.platform.credential;

import io.vertx.core.http.Cookie;
import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.core.NewCookie;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Cookies that no script reads. Over TLS their names say that nobody but this host can have set them (RFC 6265bis); on
 * the machine itself they need no TLS.
 */
public final class HostCookie {

    private static final String HOST_ONLY = "__Host-";

    private HostCookie() {}

    /**
     * A cookie in the answer to a request.
     *
     * @param name without the prefix
     * @param kept after which the browser forgets it
     * @param sameSite Strict for one that counts as a proof; Lax for one that must come along from another site
     */
    public static NewCookie of(
            HttpServerRequest request, String name, String value, Duration kept, NewCookie.SameSite sameSite) {
        boolean secure = request.isSSL() || Origin.HTTPS.equals(request.scheme()) || Origin.secure(request.headers());
        return new NewCookie.Builder(secure ? HOST_ONLY + name : name)
                .value(value)
                .path("/")
                .maxAge((int) kept.toSeconds())
                .secure(secure)
                .httpOnly(true)
                .sameSite(sameSite)
                .build();
    }

    /** The value of a cookie; a name without the prefix counts only where nobody can have set it from elsewhere. */
    public static Optional<String> value(HttpServerRequest request, String name) {
        List<String> names =
                Origin.loopback(request.headers()) ? List.of(HOST_ONLY + name, name) : List.of(HOST_ONLY + name);
        return names.stream()
                .flatMap(each -> Stream.ofNullable(request.getCookie(each)))
                .map(Cookie::getValue)
                .filter(value -> !value.isBlank())
                .findFirst();
    }
}
