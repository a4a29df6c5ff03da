package baffin.platform.http;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.CorsHandler;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Lets pages of other sites read answers: those whose origins the host has named read all that their user may, with a
 * bearer token; any page reads what everybody may, and gets tokens for a code. No page gets cookies along: those of a
 * session are for pages of the platform.
 */
@ApplicationScoped
class CorsFilter {

    /** After the check that a request can be read, so that a refusal can be read as well. */
    private static final int BEFORE_OTHERS = 985;

    private static final int PREFLIGHT_KEPT_S = 600;
    private static final String API = "/api/v1/";
    private static final Pattern ORIGIN = Pattern.compile("https?://[^/?#@\\s]+");

    /** Whoever has a code and its verifier may come from anywhere (OAuth 2.0 for Browser-Based Applications). */
    private static final Set<String> FOR_CLIENTS = Set.of(
            "/oauth/token",
            "/oauth/revoke",
            "/.well-known/oauth-authorization-server",
            "/.well-known/oauth-protected-resource");

    private static final Set<HttpMethod> READS = Set.of(HttpMethod.GET, HttpMethod.HEAD);
    private static final Set<HttpMethod> ALL = Set.of(
            HttpMethod.GET, HttpMethod.HEAD, HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE);

    private static final Set<String> READ_WITH =
            Set.of("Accept", "Accept-Language", "If-None-Match", "If-Modified-Since", "Last-Event-ID");
    private static final Set<String> ASK_WITH = Set.of(
            "Accept",
            "Accept-Language",
            "Authorization",
            "Content-Type",
            "Idempotency-Key",
            "If-Match",
            "If-None-Match",
            "If-Modified-Since",
            "Last-Event-ID");
    private static final Set<String> SHOWN =
            Set.of("ETag", "Location", "Position", "Retry-After", "Trace-Id", "WWW-Authenticate");

    private final Set<String> origins;
    private final CorsHandler named;
    private final CorsHandler everybody = handler(CorsHandler.create(), READS, READ_WITH);
    private final CorsHandler clients =
            handler(CorsHandler.create(), Set.of(HttpMethod.GET, HttpMethod.POST), Set.of("Accept", "Content-Type"));

    /**
     * Reads the setting.
     *
     * @throws IllegalStateException when an origin is more or less than scheme, host and port
     */
    CorsFilter(CorsConfig config) {
        List<String> given =
                config.origins().orElse(List.of()).stream().map(String::strip).toList();
        given.stream().filter(one -> !ORIGIN.matcher(one).matches()).findFirst().ifPresent(wrong -> {
            throw new IllegalStateException("BAFFIN_CORS_ORIGINS must be origins with commas between, each"
                    + " scheme, host and port as in https://ui.example, not " + wrong);
        });
        this.origins = Set.copyOf(given);
        this.named = handler(CorsHandler.create().addOrigins(given), ALL, ASK_WITH);
    }

    private static CorsHandler handler(CorsHandler handler, Set<HttpMethod> methods, Set<String> headers) {
        return handler.allowedMethods(methods)
                .allowedHeaders(headers)
                .exposedHeaders(SHOWN)
                .maxAgeSeconds(PREFLIGHT_KEPT_S);
    }

    void register(@Observes Filters filters) {
        filters.register(this::allow, BEFORE_OTHERS);
    }

    private void allow(RoutingContext context) {
        HttpServerRequest request = context.request();
        String origin = request.getHeader(HttpHeaders.ORIGIN);
        boolean client = FOR_CLIENTS.contains(request.path());
        if (!client && !String.valueOf(request.path()).startsWith(API)) {
            context.next();
            return;
        }
        context.addHeadersEndHandler(done -> tellOriginsApart(context.response().headers()));
        if (origin == null) {
            context.next();
        } else if (origins.contains(origin)) {
            named.handle(context);
        } else if (client) {
            clients.handle(context);
        } else if (reads(request)) {
            everybody.handle(context);
        } else {
            context.next();
        }
    }

    /** A shared cache must not answer a page with what it keeps for another one. */
    private static void tellOriginsApart(MultiMap headers) {
        String kept = headers.get(HttpHeaders.CACHE_CONTROL);
        String others = Objects.requireNonNullElse(headers.get(HttpHeaders.VARY), "");
        if (kept != null
                && !kept.contains("no-store")
                && !others.toLowerCase(Locale.ROOT).contains("origin")) {
            headers.set(HttpHeaders.VARY, others.isEmpty() ? "Origin" : others + ", Origin");
        }
    }

    /** True for a request that reads, and for the question whether one may be sent. */
    private static boolean reads(HttpServerRequest request) {
        if (!request.method().equals(HttpMethod.OPTIONS)) {
            return READS.contains(request.method());
        }
        String requestedMethod = request.getHeader(HttpHeaders.ACCESS_CONTROL_REQUEST_METHOD);
        return requestedMethod != null && READS.contains(HttpMethod.valueOf(requestedMethod));
    }
}
