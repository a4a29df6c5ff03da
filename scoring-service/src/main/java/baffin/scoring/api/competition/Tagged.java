package baffin.scoring.api.competition;

import baffin.platform.http.Position;
import jakarta.ws.rs.core.Response;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Answers with a strong entity tag: the version, the way to count and the form make it, so that it is known before
 * anything is computed.
 */
final class Tagged {

    private Tagged() {}

    static String tag(long version, String variant, String form) {
        return '"' + Long.toString(version) + variant + (form.isEmpty() ? "" : "." + form) + '"';
    }

    /** True when the client has it already. */
    static boolean known(@Nullable String ifNoneMatch, String tag) {
        return ifNoneMatch != null
                && Arrays.stream(ifNoneMatch.split(","))
                        .map(String::strip)
                        .map(one -> one.startsWith("W/") ? one.substring(2) : one)
                        .anyMatch(one -> one.equals(tag) || one.equals("*"));
    }

    static Response unchanged(String id, long version, String tag) {
        return headers(Response.notModified(), id, version, tag).build();
    }

    static Response.ResponseBuilder headers(Response.ResponseBuilder answer, String id, long version, String tag) {
        return answer.header("ETag", tag)
                .header("Cache-Control", "no-cache")
                .header(Position.HEADER, Position.of(id, version));
    }
}
