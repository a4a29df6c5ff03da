package baffin.platform.credential;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import io.vertx.core.http.Cookie;
import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.core.NewCookie;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The cookies of a session: one with the bearer token, one with the refresh token. No script reads them, and no other
 * site makes a browser send them. Over TLS their names say that nobody but this host can have set them (RFC 6265bis).
 */
public final class SessionCookies {

    private static final String HOST_ONLY = "__Host-";
    private static final String ACCESS = "baffin-access";
    private static final String REFRESH = "baffin-refresh";

    private SessionCookies() {}

    /** The bearer token. */
    static Optional<String> accessToken(HttpServerRequest request) {
        return value(request, ACCESS);
    }

    /** The refresh token. */
    public static Optional<String> refreshToken(HttpServerRequest request) {
        return value(request, REFRESH);
    }

    /**
     * Fails with 403 for a page of another site, and for a browser that would not keep the cookies.
     *
     * @param request that is to be answered with cookies
     */
    public static void allow(HttpServerRequest request) {
        if (Origin.of(request.headers()) == Origin.OTHER) {
            throw Problem.of(ProblemType.FORBIDDEN, CookieFilter.OTHER_SITE).asException();
        }
        if (Origin.plain(request.headers()) && !Origin.loopback(request.headers())) {
            throw Problem.of(
                            ProblemType.FORBIDDEN,
                            "Browsers keep the cookies of a session only over https, or from the machine itself")
                    .asException();
        }
    }

    /**
     * The cookies of a session that goes on.
     *
     * @param kept after which the browser forgets them
     */
    public static NewCookie[] of(HttpServerRequest request, String accessToken, String refreshToken, Duration kept) {
        return new NewCookie[] {cookie(request, ACCESS, accessToken, kept), cookie(request, REFRESH, refreshToken, kept)
        };
    }

    /** What makes the browser forget them. */
    public static NewCookie[] none(HttpServerRequest request) {
        return of(request, "", "", Duration.ZERO);
    }

    private static NewCookie cookie(HttpServerRequest request, String name, String value, Duration kept) {
        boolean secure = Origin.secure(request.headers());
        return new NewCookie.Builder(secure ? HOST_ONLY + name : name)
                .value(value)
                .path("/")
                .maxAge((int) kept.toSeconds())
                .secure(secure)
                .httpOnly(true)
                .sameSite(NewCookie.SameSite.STRICT)
                .build();
    }

    /** A name without the prefix counts only where nobody can have set it from elsewhere. */
    private static Optional<String> value(HttpServerRequest request, String name) {
        List<String> names =
                Origin.loopback(request.headers()) ? List.of(HOST_ONLY + name, name) : List.of(HOST_ONLY + name);
        return names.stream()
                .flatMap(each -> Stream.ofNullable(request.getCookie(each)))
                .map(Cookie::getValue)
                .filter(value -> !value.isBlank())
                .findFirst();
    }
}
