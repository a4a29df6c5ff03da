package baffin.platform.credential;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

/** Tells whoever must sign in where clients learn how to get tokens (RFC 9728, 5.1). */
@ApplicationScoped
class ChallengeFilter {

    private static final String METADATA = "/.well-known/oauth-protected-resource";
    private static final String CHALLENGE = "WWW-Authenticate";
    private static final String SCHEME = "Bearer ";

    /** Before whatever may answer. */
    private static final int BEFORE_ALL = 990;

    private final PublicOrigin origin;

    ChallengeFilter(PublicOrigin origin) {
        this.origin = origin;
    }

    void register(@Observes Filters filters) {
        filters.register(this::name, BEFORE_ALL);
    }

    private void name(RoutingContext context) {
        context.addHeadersEndHandler(done -> {
            MultiMap headers = context.response().headers();
            String challenge = headers.get(CHALLENGE);
            if (challenge != null && challenge.startsWith(SCHEME)) {
                headers.set(
                        CHALLENGE,
                        challenge + ", resource_metadata=\""
                                + origin.of(context.request()).resolve(METADATA) + "\"");
            }
        });
        context.next();
    }
}
