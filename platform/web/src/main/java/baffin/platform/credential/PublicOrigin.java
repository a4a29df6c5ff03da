package baffin.platform.credential;

import io.vertx.core.http.HttpServerRequest;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Where clients find this platform: what the host has set ({@code BAFFIN_PUBLIC_URL}), else the address that the client
 * has asked for, over https unless it is one of the machine itself that was asked over plain HTTP.
 */
@ApplicationScoped
public class PublicOrigin {

    private final Optional<URI> configured;

    /**
     * Reads the setting.
     *
     * @throws IllegalStateException when it is more or less than scheme, host and port
     */
    public PublicOrigin(@ConfigProperty(name = "baffin.public-url") Optional<URI> configured) {
        this.configured = configured.map(PublicOrigin::checked);
    }

    /** Scheme, host and port, as in {@code https://league.example}. */
    public URI of(HttpServerRequest request) {
        return configured.orElseGet(() -> URI.create(scheme(request) + "://" + Origin.host(request.headers())));
    }

    /** What the host has set, for what is read elsewhere than at the request that causes it. */
    public Optional<URI> configured() {
        return configured;
    }

    private static String scheme(HttpServerRequest request) {
        boolean plain = Origin.loopback(request.headers()) && !Origin.HTTPS.equals(request.scheme());
        return plain ? "http" : Origin.HTTPS;
    }

    private static URI checked(URI url) {
        boolean whole = url.getHost() != null
                && url.getScheme().matches("https?")
                && url.getUserInfo() == null
                && url.getQuery() == null
                && url.getFragment() == null
                && url.getPath().matches("/?");
        if (!whole) {
            throw new IllegalStateException(
                    "BAFFIN_PUBLIC_URL must be scheme, host and port, as in https://league.example, not " + url);
        }
        return URI.create(url.getScheme() + "://" + url.getAuthority());
    }
}
