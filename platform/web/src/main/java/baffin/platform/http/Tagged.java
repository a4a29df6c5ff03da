package baffin.platform.http;

import baffin.platform.request.Position;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Answers with a strong entity tag (RFC 9110). The version of what is read makes it, with the way to count and the form
 * where there are several, so that it is known before anything is computed.
 */
public final class Tagged {

    private Tagged() {}

    /**
     * The tag of one form of a document, with its quotes.
     *
     * @param variant what else than the version makes the content; empty for nothing
     * @param form such as csv; empty for the usual one
     */
    public static String tag(long version, String variant, String form) {
        return '"' + Long.toString(version) + variant + (form.isEmpty() ? "" : "." + form) + '"';
    }

    /** True when the client has it already. */
    public static boolean known(@Nullable String ifNoneMatch, String tag) {
        return ifNoneMatch != null
                && Arrays.stream(ifNoneMatch.split(","))
                        .map(String::strip)
                        .map(one -> one.startsWith("W/") ? one.substring(2) : one)
                        .anyMatch(one -> one.equals(tag) || one.equals("*"));
    }

    /** 304: the client has the document of this version. */
    public static Response unchanged(String id, long version, String tag) {
        return headers(Response.notModified(), id, version, tag).build();
    }

    /**
     * Says which version of what an answer shows; a cache has to ask again each time.
     *
     * @param tag null for an answer that something else than the version makes as well
     */
    public static Response.ResponseBuilder headers(
            Response.ResponseBuilder answer, String id, long version, @Nullable String tag) {
        return answer.header(HttpHeaders.ETAG, tag)
                .header(HttpHeaders.CACHE_CONTROL, "no-cache")
                .header(Position.HEADER, Position.of(id, version));
    }
}
