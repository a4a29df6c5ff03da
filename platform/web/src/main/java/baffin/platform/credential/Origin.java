package baffin.platform.credential;

import baffin.platform.limits.Methods;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpMethod;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Where a request comes from, as the browser says in headers that no script can set (Fetch, RFC 6454). */
public enum Origin {

    /** A page of this platform, or its user at the address bar. */
    SAME,

    /** A page of another site. */
    OTHER,

    /** No browser says so. */
    UNKNOWN;

    /** The scheme of pages that nobody between can read. */
    static final String HTTPS = "https";

    private static final String LOCALHOST = "localhost";

    /** True for a method that may change something (RFC 9110, 9.2.1). */
    static boolean unsafe(HttpMethod method) {
        return !Methods.safe(method.name());
    }

    /** That of a request with these headers. */
    public static Origin of(MultiMap headers) {
        String site = headers.get("Sec-Fetch-Site");
        if (site != null) {
            return site.equals("same-origin") || site.equals("none") ? SAME : OTHER;
        }
        if (!headers.contains("Origin")) {
            return UNKNOWN;
        }
        return page(headers)
                        .map(URI::getAuthority)
                        .filter(from -> hosts(headers).anyMatch(from::equalsIgnoreCase))
                        .isPresent()
                ? SAME
                : OTHER;
    }

    /** True when the browser shows the page over plain HTTP. */
    static boolean plain(MultiMap headers) {
        return page(headers).map(URI::getScheme).filter("http"::equals).isPresent();
    }

    /** True when the browser shows the page over TLS, or this is no address of the machine itself. */
    static boolean secure(MultiMap headers) {
        return page(headers).map(URI::getScheme).filter(HTTPS::equals).isPresent() || !loopback(headers);
    }

    /** True when the client has asked for an address of the machine itself, where nobody listens between. */
    static boolean loopback(MultiMap headers) {
        return hosts(headers)
                .findFirst()
                .map(Origin::named)
                .filter(Origin::isLoopback)
                .isPresent();
    }

    /** Host and port that the client has asked for; {@code localhost} when they cannot be read. */
    static String host(MultiMap headers) {
        return hosts(headers)
                .findFirst()
                .filter(host -> uri("//" + host).map(URI::getHost).isPresent())
                .orElse(LOCALHOST);
    }

    private static Optional<URI> page(MultiMap headers) {
        return Optional.ofNullable(headers.get("Origin")).flatMap(Origin::uri);
    }

    /** The gateway names the host that the client asked for. */
    private static Stream<String> hosts(MultiMap headers) {
        return Stream.of("X-Forwarded-Host", "Host").map(headers::get).filter(host -> host != null);
    }

    private static @Nullable String named(String host) {
        return uri("//" + host).map(URI::getHost).orElse(null);
    }

    private static boolean isLoopback(String host) {
        String name = host.toLowerCase(Locale.ROOT);
        return name.equals(LOCALHOST) || name.endsWith("." + LOCALHOST) || isLoopbackLiteral(name);
    }

    private static boolean isLoopbackLiteral(String literal) {
        try {
            return InetAddress.ofLiteral(literal).isLoopbackAddress();
        } catch (IllegalArgumentException name) {
            return false;
        }
    }

    private static Optional<URI> uri(String text) {
        try {
            return Optional.of(new URI(text));
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }
}
