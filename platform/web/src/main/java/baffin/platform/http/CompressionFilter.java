package baffin.platform.http;

import baffin.platform.stream.ServerEvents;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Says which answers are compressed: texts from {@value #BYTES_MIN} bytes on, and those whose length is not known
 * before they are written, streams among them: the server flushes what is written, so that no event waits for the next
 * one. What has a coding of its own keeps it.
 */
@ApplicationScoped
class CompressionFilter {

    /** Below that, a packet is a packet. */
    static final int BYTES_MIN = 1024;

    /** Beside the guard, whose end handler comes later and closes what is left open. */
    private static final int BEFORE_ALL = 995;

    private static final Set<String> TYPES = Set.of(
            "application/json",
            "application/problem+json",
            ServerEvents.NDJSON,
            "image/svg+xml",
            "text/calendar",
            "text/css",
            "text/csv",
            "text/event-stream",
            "text/html",
            "text/javascript",
            "text/plain");

    void register(@Observes Filters filters) {
        filters.register(this::filter, BEFORE_ALL);
    }

    private void filter(RoutingContext context) {
        context.addHeadersEndHandler(done -> decide(context.response().headers()));
        context.next();
    }

    /** Leaves the coding to the server, or says that there is none; the server takes that mark away. */
    static void decide(MultiMap headers) {
        Optional<String> own = headers.getAll(HttpHeaders.CONTENT_ENCODING).stream()
                .filter(coding -> !HttpHeaders.IDENTITY.toString().equalsIgnoreCase(coding))
                .findFirst();
        if (own.isPresent()) {
            // it may have come beside the mark
            headers.set(HttpHeaders.CONTENT_ENCODING, own.get());
            return;
        }
        boolean text = isText(headers.get(HttpHeaders.CONTENT_TYPE));
        if (text) {
            vary(headers);
        }
        if (text && isLong(headers)) {
            headers.remove(HttpHeaders.CONTENT_ENCODING);
        } else {
            headers.set(HttpHeaders.CONTENT_ENCODING, HttpHeaders.IDENTITY);
        }
    }

    private static boolean isText(String type) {
        return type != null && TYPES.contains(type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT));
    }

    private static boolean isLong(MultiMap headers) {
        String length = headers.get(HttpHeaders.CONTENT_LENGTH);
        return length == null || Long.parseLong(length) >= BYTES_MIN;
    }

    private static void vary(MultiMap headers) {
        String others = headers.get(HttpHeaders.VARY);
        if (others == null) {
            headers.set(HttpHeaders.VARY, "Accept-Encoding");
        } else if (!others.toLowerCase(Locale.ROOT).contains("accept-encoding")) {
            headers.set(HttpHeaders.VARY, others + ", Accept-Encoding");
        }
    }
}
