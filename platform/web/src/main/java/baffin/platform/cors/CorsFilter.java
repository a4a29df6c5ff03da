package baffin.platform.cors;

import baffin.platform.cors.CorsPages.Asked;
import baffin.platform.credential.Origin;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.MediaTypes;
import baffin.platform.request.ProblemAnswers;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.CorsHandler;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Lets pages of other sites use the API: every page reads what everybody may, gets tokens for a code, and does with a
 * bearer token what it allows. What changes something without a token, such as to sign in, is for pages of the platform
 * and for those that the host has named. No page gets cookies along: those of a session are for pages of the platform.
 */
@ApplicationScoped
class CorsFilter {

    private static final Logger LOG = Logger.getLogger(CorsFilter.class);

    /** After the check that a request can be read, so that a refusal can be read as well. */
    private static final int BEFORE_OTHERS = 985;

    private static final int PREFLIGHT_KEPT_S = 600;
    private static final int LOGGED_MAX = 200;
    private static final String API = "/api/v1/";

    /**
     * For programs that come from anywhere: whoever has a code and its verifier (OAuth 2.0 for Browser-Based
     * Applications), and what changes nothing.
     */
    private static final Set<String> FOR_EVERYBODY = Set.of(
            "/oauth/token",
            "/oauth/revoke",
            "/.well-known/oauth-authorization-server",
            "/.well-known/oauth-protected-resource",
            "/api/v1/competitions/validate");

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
    private static final Set<String> SHOWN = Set.of(
            "ETag",
            "Idempotency-Replayed",
            "Location",
            "Position",
            "RateLimit",
            "RateLimit-Policy",
            "Retry-After",
            "Trace-Id",
            "WWW-Authenticate");

    private final CorsPages pages;
    private final Set<String> logged = ConcurrentHashMap.newKeySet();
    private final ProblemAnswers answers;
    private final CorsHandler acting = handler(ALL, ASK_WITH);
    private final CorsHandler reading = handler(READS, READ_WITH);
    private final CorsHandler everybody =
            handler(Set.of(HttpMethod.GET, HttpMethod.POST), Set.of("Accept", "Authorization", "Content-Type"));

    /**
     * Reads the setting.
     *
     * @throws IllegalStateException when an origin is more or less than scheme, host and port
     */
    CorsFilter(CorsConfig config, ProblemAnswers answers) {
        this.answers = answers;
        this.pages = CorsPages.of(config.origins().orElse(CorsConfig.USUAL));
    }

    private static CorsHandler handler(Set<HttpMethod> methods, Set<String> headers) {
        return CorsHandler.create()
                .allowedMethods(methods)
                .allowedHeaders(headers)
                .exposedHeaders(SHOWN)
                .maxAgeSeconds(PREFLIGHT_KEPT_S);
    }

    void register(@Observes Filters filters) {
        filters.register(this::allow, BEFORE_OTHERS);
    }

    private void allow(RoutingContext context) {
        HttpServerRequest request = context.request();
        // letters may come percent-encoded; the resource that is found does not depend on it
        String path = context.normalizedPath();
        boolean open = FOR_EVERYBODY.contains(path);
        if (!open && !(path + "/").startsWith(API)) {
            context.next();
            return;
        }
        context.addHeadersEndHandler(done -> tellOriginsApart(context.response().headers()));
        String origin = request.getHeader(HttpHeaders.ORIGIN);
        if (open) {
            page(everybody, context, origin);
        } else if (pages.names(origin)) {
            acting.handle(context);
        } else if (Origin.of(request.headers()) != Origin.OTHER) {
            context.next();
        } else {
            other(context, origin, new Asked(method(request), path, asksWithToken(request)));
        }
    }

    private void other(RoutingContext context, @Nullable String origin, Asked wanted) {
        pages.refusal(origin, wanted, CorsFilter::needsNoToken)
                .ifPresentOrElse(
                        why -> refuse(context, why),
                        () -> page(wanted.writes() || wanted.token() ? acting : reading, context, origin));
    }

    private static void page(CorsHandler handler, RoutingContext context, @Nullable String origin) {
        if (origin == null) {
            context.next();
        } else {
            handler.handle(context);
        }
    }

    // what stands behind a semicolon is no part of the address that is found
    private static boolean needsNoToken(String method, String path) {
        return path.contains(";") || MediaTypes.installed().open(method, path);
    }

    private void refuse(RoutingContext context, String why) {
        // one line a page and operation is enough, and nobody fills the log
        if (logged.size() < LOGGED_MAX && logged.add(why)) {
            LOG.info(why);
        }
        answers.send(context, Problem.of(ProblemType.FORBIDDEN, why));
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

    /** The method that a request has, or asks for as a preflight. */
    private static String method(HttpServerRequest request) {
        String named = request.getHeader(HttpHeaders.ACCESS_CONTROL_REQUEST_METHOD);
        return request.method().equals(HttpMethod.OPTIONS) && named != null
                ? named
                : request.method().name();
    }

    private static boolean asksWithToken(HttpServerRequest request) {
        String named = request.getHeader(HttpHeaders.ACCESS_CONTROL_REQUEST_HEADERS);
        return request.headers().contains(HttpHeaders.AUTHORIZATION)
                || named != null
                        && Arrays.stream(named.split(",", -1))
                                .anyMatch(one -> one.strip().equalsIgnoreCase("Authorization"));
    }
}
