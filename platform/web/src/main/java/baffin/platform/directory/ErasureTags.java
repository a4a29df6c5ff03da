package baffin.platform.directory;

import baffin.platform.limits.Methods;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;

/**
 * Lets no cache keep a name that was erased. Entity tags are versions, which an erasure does not change: so what has a
 * tag says as well that it was modified when somebody was erased last, and who has something from before gets the whole
 * document. So does who asks with a tag alone, for a day.
 */
@ApplicationScoped
class ErasureTags {

    /** After what makes sure that the request can be read. */
    private static final int AFTER_GUARD = 890;

    private static final String PUBLIC = "/api/";
    private static final String ANY = "*";

    /** A program that sends tags without a time has asked again by then. */
    private static final Duration ASKS_AGAIN_WITHIN = Duration.ofDays(1);

    private final NameDirectory names;

    ErasureTags(NameDirectory names) {
        this.names = names;
    }

    void register(@Observes Filters filters) {
        filters.register(this::filter, AFTER_GUARD);
    }

    private void filter(RoutingContext context) {
        Instant erased = names.lastErasure();
        if (erased.isAfter(Instant.EPOCH)
                && Methods.reads(context.request().method().name())
                && context.request().path().startsWith(PUBLIC)) {
            forget(context.request().headers(), erased, Instant.now());
            context.addHeadersEndHandler(written -> date(context.response().headers(), erased));
        }
        context.next();
    }

    /** Leaves the tags that a client knows only when what it has is not from before the erasure. */
    static void forget(MultiMap headers, Instant erased, Instant now) {
        String tags = headers.get(HttpHeaders.IF_NONE_MATCH);
        String since = headers.get(HttpHeaders.IF_MODIFIED_SINCE);
        boolean before = since == null
                ? now.isBefore(erased.plus(ASKS_AGAIN_WITHIN))
                : time(since).isBefore(erased);
        if (before && tags != null && !tags.strip().equals(ANY)) {
            headers.remove(HttpHeaders.IF_NONE_MATCH);
        }
    }

    /** Tells when an answer with a tag was changed last by an erasure. */
    static void date(MultiMap headers, Instant erased) {
        if (headers.contains(HttpHeaders.ETAG)) {
            headers.set(
                    HttpHeaders.LAST_MODIFIED,
                    DateTimeFormatter.RFC_1123_DATE_TIME.format(erased.atZone(ZoneOffset.UTC)));
        }
    }

    private static Instant time(String date) {
        try {
            return ZonedDateTime.parse(date, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant();
        } catch (DateTimeException none) {
            return Instant.EPOCH;
        }
    }
}
