package baffin.platform.credential;

import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;

/**
 * Keeps {@code /internal/**} for our own parts: header {@value #HEADER} must carry the shared secret. Without one in
 * the
 * configuration nothing passes; who fails sees a 404, as if there were no such address.
 */
public final class InternalGuard {

    /** The request header. */
    public static final String HEADER = "Baffin-Internal-Token";

    /** Where internal endpoints live. */
    public static final String PATH = "/internal/";

    private final Optional<String> secret;

    InternalGuard(@ConfigProperty(name = "baffin.internal-token") Optional<String> secret) {
        this.secret = secret.filter(value -> !value.isBlank());
    }

    @ServerRequestFilter(preMatching = true)
    void guard(ContainerRequestContext request) {
        String path = request.getUriInfo().getPath();
        String absolute = path.startsWith("/") ? path : "/" + path;
        if (absolute.startsWith(PATH) && !allowed(request.getHeaderString(HEADER))) {
            throw new NotFoundException();
        }
    }

    boolean allowed(@Nullable String given) {
        return given != null
                && secret.map(expected -> MessageDigest.isEqual(bytes(expected), bytes(given)))
                        .orElse(false);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
