package baffin.platform.limits;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.smallrye.common.vertx.VertxContext;
import io.vertx.core.Context;
import io.vertx.core.MultiMap;
import io.vertx.core.Vertx;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

/**
 * Puts the limits that a request has met into its response: {@code RateLimit-Policy} has the tokens of a full bucket
 * and the seconds in which an empty one becomes full, {@code RateLimit} what is left and the seconds until the bucket
 * is full again (draft-ietf-httpapi-ratelimit-headers-10).
 */
@ApplicationScoped
class LimitHeaders {

    static final String POLICY = "RateLimit-Policy";
    static final String LEFT = "RateLimit";

    /** Before whatever may take a token. */
    private static final int FIRST = 980;

    private record Met(String policy, String left) {}

    void register(@Observes Filters filters) {
        filters.register(LimitHeaders::collect, FIRST);
    }

    private static void collect(RoutingContext request) {
        Map<String, Met> limits = new ConcurrentSkipListMap<>();
        Vertx.currentContext().putLocal(LimitHeaders.class, limits);
        request.addHeadersEndHandler(done -> write(limits, request.response().headers()));
        request.next();
    }

    private static void write(Map<String, Met> limits, MultiMap headers) {
        if (!limits.isEmpty()) {
            headers.set(
                    POLICY,
                    String.join(", ", limits.values().stream().map(Met::policy).toList()));
            headers.set(
                    LEFT,
                    String.join(", ", limits.values().stream().map(Met::left).toList()));
        }
    }

    /** Notes a limit for the response to the current request; nothing where there is none. */
    static void note(String name, long most, long windowSeconds, long left, long fullAfterSeconds) {
        Context context = Vertx.currentContext();
        if (context != null && VertxContext.isDuplicatedContext(context)) {
            Map<String, Met> limits = context.getLocal(LimitHeaders.class);
            if (limits != null) {
                String quoted = '"' + name + '"';
                limits.put(
                        name,
                        new Met(
                                quoted + ";q=" + most + ";w=" + windowSeconds,
                                quoted + ";r=" + left + ";t=" + fullAfterSeconds));
            }
        }
    }
}
