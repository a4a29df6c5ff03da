package baffin.platform.http;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/**
 * Runs before everything else: gives the request its trace id, sets security headers, refuses a body announced too
 * large.
 */
@ApplicationScoped
class HttpGuard {

    /**
     * Filters run from high to low; the body limit of the server itself, which answers without a document, comes later.
     */
    private static final int BEFORE_ALL = 1000;

    /** After the body limit of the server itself, which is that of the largest body that any address takes. */
    private static final int AFTER_LIMIT = 1;

    // where the server looks how long a body of unknown length may become
    private static final String SIZE_MAX = "io.quarkus.max-request-size";

    private final ObjectMapper json;
    private final BodyLimits limits;

    HttpGuard(ObjectMapper json, @ConfigProperty(name = "baffin.http.larger-bodies") Optional<List<String>> larger) {
        this.json = json;
        this.limits = BodyLimits.of(larger.orElse(List.of()));
    }

    void register(@Observes Filters filters) {
        filters.register(this::guard, BEFORE_ALL);
        filters.register(this::bound, AFTER_LIMIT);
    }

    private void guard(RoutingContext context) {
        context.response().putHeader(TraceId.HEADER, TraceId.of(context));
        context.addHeadersEndHandler(done -> {
            secure(context);
            locate(context);
        });
        if (announced(context) > limits.of(context.request().path())) {
            refuse(context);
        } else {
            context.next();
        }
    }

    private void bound(RoutingContext context) {
        context.put(SIZE_MAX, limits.of(context.request().path()));
        context.next();
    }

    /** Resources may set their own; what they leave out is closed. */
    private static void secure(RoutingContext context) {
        MultiMap headers = context.response().headers();
        absent(headers, "X-Content-Type-Options", "nosniff");
        absent(headers, "Referrer-Policy", "no-referrer");
        absent(headers, "X-Frame-Options", "DENY");
        absent(headers, "Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
        absent(headers, "Cache-Control", "no-store");
    }

    /** Behind a gateway a service does not know its address: where something is, is told without one (RFC 9110). */
    private static void locate(RoutingContext context) {
        MultiMap headers = context.response().headers();
        String own = context.request().scheme() + "://" + context.request().authority();
        String location = headers.get(HttpHeaders.LOCATION);
        if (location != null && location.startsWith(own + "/")) {
            headers.set(HttpHeaders.LOCATION, location.substring(own.length()));
        }
    }

    private static void absent(MultiMap headers, String name, String value) {
        if (!headers.contains(name)) {
            headers.set(name, value);
        }
    }

    private static long announced(RoutingContext context) {
        @Nullable String length = context.request().getHeader(HttpHeaders.CONTENT_LENGTH);
        try {
            return length == null ? 0 : Long.parseLong(length);
        } catch (NumberFormatException e) {
            return Long.MAX_VALUE;
        }
    }

    private void refuse(RoutingContext context) {
        ProblemType type = ProblemType.TOO_LARGE;
        Problem problem = Problem.of(type, type.description())
                .at(URI.create(context.request().path()), TraceId.of(context));
        context.response()
                .setStatusCode(type.status())
                .putHeader(HttpHeaders.CONTENT_TYPE, Problem.MEDIA_TYPE)
                .putHeader(HttpHeaders.CONNECTION, "close")
                .end(text(problem));
    }

    private String text(Problem problem) {
        try {
            return json.writeValueAsString(problem);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a problem is always writable", e);
        }
    }
}
