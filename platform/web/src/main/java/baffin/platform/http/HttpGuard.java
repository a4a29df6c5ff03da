package baffin.platform.http;

import baffin.platform.limits.ByteBudget;
import baffin.platform.limits.Limits;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.problem.Traces;
import baffin.platform.request.ProblemAnswers;
import baffin.platform.request.TraceId;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Runs before everything else: gives the request its trace id, sets security headers, refuses control characters, a
 * body announced too large, or a large one while too many are being read.
 */
@ApplicationScoped
class HttpGuard {

    /**
     * Filters run from high to low; the body limit of the server itself, which answers without a document, comes later.
     */
    private static final int BEFORE_ALL = 1000;

    /** After the body limit of the server itself, which is that of the largest body that any address takes. */
    private static final int AFTER_LIMIT = 1;

    /** So long a large body may take to come, ms: it takes from what all may send. */
    private static final long BODY_MS_MAX = 30_000;

    // where the server looks how long a body of unknown length may become
    private static final String SIZE_MAX = "io.quarkus.max-request-size";

    // of a request that comes by an address of BAFFIN_GATEWAYS; the server removes what others say
    private static final String TRUSTED = "X-Forwarded-Trusted-Proxy";

    // RFC 9110, 8.3.1
    private static final Pattern MEDIA_TYPE = Pattern.compile("[\\w!#$%&'*+.^`|~-]+/[\\w!#$%&'*+.^`|~-]+\\s*(?:;.*)?");

    private static final Pattern CHARSET = Pattern.compile(";\\s*charset\\s*=([^;]*)", Pattern.CASE_INSENSITIVE);

    /** Bodies are UTF-8; what is announced as one of the others is plain ASCII in all but name. */
    private static final Set<String> CHARSETS = Set.of("utf-8", "\"utf-8\"", "us-ascii", "iso-8859-1");

    private static final String COMPRESSED = "Send the body as it is, without Content-Encoding";
    private static final String UNREADABLE =
            "Content-Type must be one media type such as application/json, in UTF-8 where it has a charset";

    private final ProblemAnswers answers;
    private final BodyLimits limits;
    private final ByteBudget largeBodies;

    HttpGuard(ProblemAnswers answers, HttpConfig config) {
        this.answers = answers;
        this.limits = BodyLimits.of(config.largerBodies().orElse(List.of()));
        this.largeBodies = new ByteBudget("large bodies", config.largeBodiesBytes());
    }

    void register(@Observes Filters filters) {
        filters.register(this::guard, BEFORE_ALL);
        filters.register(this::bound, AFTER_LIMIT);
    }

    private void guard(RoutingContext context) {
        context.response().putHeader(Traces.HEADER, TraceId.of(context));
        context.addHeadersEndHandler(done -> {
            secure(context);
            locate(context);
        });
        believeGateways(context.request());
        String path = context.request().path();
        String type = context.request().getHeader(HttpHeaders.CONTENT_TYPE);
        Optional<Problem> unreadable = PlainRequest.fault(context.request());
        if (unreadable.isPresent()) {
            answers.send(context, unreadable.get());
        } else if (announced(context) > limits.of(path)) {
            refuse(context, Problem.of(ProblemType.TOO_LARGE, "A body has at most " + limits.of(path) + " bytes here"));
        } else if (compressed(context.request())) {
            context.response().putHeader(HttpHeaders.ACCEPT_ENCODING, HttpHeaders.IDENTITY);
            refuse(context, Problem.of(ProblemType.UNSUPPORTED_MEDIA_TYPE, COMPRESSED));
        } else if (type != null && !readable(type)) {
            // the framework fails on it where no body is expected
            refuse(context, Problem.of(ProblemType.UNSUPPORTED_MEDIA_TYPE, UNREADABLE));
        } else if (bodied(context) && limits.large(path)) {
            share(context, limits.of(path));
        } else {
            context.next();
        }
    }

    /** Who but a gateway names another host than the one it has asked for is not believed. */
    private static void believeGateways(HttpServerRequest request) {
        // the server looks whose request it is, and notes it among the headers, when it is asked for the scheme
        if (request.scheme() == null || !request.headers().contains(TRUSTED)) {
            request.headers().remove("X-Forwarded-Host");
        }
    }

    private static boolean compressed(HttpServerRequest request) {
        String coding = request.getHeader(HttpHeaders.CONTENT_ENCODING);
        return coding != null && !HttpHeaders.IDENTITY.toString().equalsIgnoreCase(coding.strip());
    }

    private static boolean readable(String mediaType) {
        return MEDIA_TYPE.matcher(mediaType).matches()
                && CHARSET.matcher(mediaType)
                        .results()
                        .allMatch(charset -> CHARSETS.contains(charset.group(1).toLowerCase(Locale.ROOT)));
    }

    private static boolean bodied(RoutingContext context) {
        return context.request().getHeader(HttpHeaders.CONTENT_LENGTH) != null
                || context.request().getHeader(HttpHeaders.TRANSFER_ENCODING) != null;
    }

    /** Gives the connection back when the body does not come. */
    private static long limitWait(RoutingContext context) {
        return context.vertx().setTimer(BODY_MS_MAX, late -> {
            if (!context.request().isEnded()) {
                context.request().connection().close();
            }
        });
    }

    /** What is kept whole in memory is counted for all callers together, whatever of it has come so far. */
    private void share(RoutingContext context, long most) {
        ByteBudget.Share share;
        try {
            share = largeBodies.take(most);
        } catch (ProblemException full) {
            full.headers().forEach(context.response()::putHeader);
            refuse(context, full.problem());
            return;
        }
        long patience = limitWait(context);
        context.addEndHandler(done -> {
            share.close();
            context.vertx().cancelTimer(patience);
        });
        context.next();
    }

    private void bound(RoutingContext context) {
        context.put(SIZE_MAX, limits.of(context.request().path()));
        context.next();
    }

    /** Resources may set their own; what they leave out is closed. */
    private static void secure(RoutingContext context) {
        MultiMap headers = context.response().headers();
        if (context.request().version() == HttpVersion.HTTP_2) {
            // no header of HTTP/2 (RFC 9113, 8.2.2)
            headers.remove(HttpHeaders.CONNECTION);
        }
        absent(headers, "X-Content-Type-Options", "nosniff");
        absent(headers, "Referrer-Policy", "no-referrer");
        String policy = headers.get("Content-Security-Policy");
        // a policy that names who may frame stands for the older header
        if (policy == null || !policy.contains("frame-ancestors")) {
            absent(headers, "X-Frame-Options", "DENY");
        }
        absent(headers, "Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
        absent(headers, "Cache-Control", "no-store");
        tellReadersApart(headers);
    }

    /** What a cache keeps is for whoever asked, who is known by a token or a cookie, in that reader's language. */
    private static void tellReadersApart(MultiMap headers) {
        String kept = headers.get(HttpHeaders.CACHE_CONTROL);
        if (!kept.contains("no-store")) {
            String others = headers.contains(HttpHeaders.VARY) ? headers.get(HttpHeaders.VARY) + ", " : "";
            String readers = kept.contains("public") ? "" : "Authorization, Cookie, ";
            headers.set(HttpHeaders.VARY, others + readers + "Accept-Language");
        }
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

    private void refuse(RoutingContext context, Problem problem) {
        context.response().putHeader(HttpHeaders.CONNECTION, "close");
        answers.send(context, problem);
    }

    /**
     * How large a body may be: {@link Limits#BODY_BYTES_MAX} but for a few addresses.
     *
     * @param larger bytes by path; {@code *} stands for one part of a path
     */
    record BodyLimits(Map<Pattern, Long> larger) {

        BodyLimits {
            larger = Map.copyOf(larger);
        }

        /**
         * Reads a list of {@code path=bytes}.
         *
         * @throws IllegalArgumentException when an entry is something else
         */
        static BodyLimits of(List<String> entries) {
            Map<Pattern, Long> larger = new HashMap<>();
            for (String entry : entries) {
                int sign = entry.indexOf('=');
                if (sign < 1) {
                    throw new IllegalArgumentException("must be path=bytes: " + entry);
                }
                larger.put(
                        path(entry.substring(0, sign).strip()),
                        Long.parseLong(entry.substring(sign + 1).strip()));
            }
            return new BodyLimits(larger);
        }

        private static Pattern path(String path) {
            return Pattern.compile(Arrays.stream(path.split("/", -1))
                    .map(part -> part.equals("*") ? "[^/]+" : Pattern.quote(part))
                    .collect(Collectors.joining("/")));
        }

        /** True when a path takes more than others. */
        boolean large(@Nullable String path) {
            return of(path) > Limits.BODY_BYTES_MAX;
        }

        /** Most bytes of a body that is sent to a path. */
        long of(@Nullable String path) {
            return path == null
                    ? Limits.BODY_BYTES_MAX
                    : larger.entrySet().stream()
                            .filter(entry -> entry.getKey().matcher(path).matches())
                            .mapToLong(Map.Entry::getValue)
                            .findFirst()
                            .orElse(Limits.BODY_BYTES_MAX);
        }
    }
}
