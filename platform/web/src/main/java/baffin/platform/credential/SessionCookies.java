package baffin.platform.credential;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.NewCookie.SameSite;
import java.time.Duration;
import java.util.Optional;

/**
 * The cookies of a session: one with the bearer token, one with the refresh token. No script reads them, and no other
 * site makes a browser send them.
 */
public final class SessionCookies {

    private static final String ACCESS = "baffin-access";
    private static final String REFRESH = "baffin-refresh";

    private SessionCookies() {}

    /** The bearer token. */
    static Optional<String> accessToken(HttpServerRequest request) {
        return HostCookie.value(request, ACCESS);
    }

    public static Optional<String> refreshToken(HttpServerRequest request) {
        return HostCookie.value(request, REFRESH);
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
        return new NewCookie[] {
            HostCookie.of(request, ACCESS, accessToken, kept, SameSite.STRICT),
            HostCookie.of(request, REFRESH, refreshToken, kept, SameSite.STRICT)
        };
    }

    /** What makes the browser forget them. */
    public static NewCookie[] none(HttpServerRequest request) {
        return of(request, "", "", Duration.ZERO);
    }
}
