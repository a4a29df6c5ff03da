package baffin.gameservice.match.api;

import baffin.gameservice.match.domain.Match;
import baffin.platform.http.IfMatch;
import baffin.platform.http.Position;
import baffin.platform.http.Tagged;
import jakarta.ws.rs.core.MediaType;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Answers whose entity tag is the version of the match. */
public final class Answers {

    /** Media type of pictures. */
    public static final String SVG = "image/svg+xml";

    private Answers() {}

    /** JSON of the match's game. */
    public static RestResponse<byte[]> json(Match<?, ?, ?, ?> match, Object value) {
        return tagged(match, RestResponse.ResponseBuilder.ok(match.codec().bytes(value)), MediaType.APPLICATION_JSON);
    }

    /** The answer, or 304 when the client has it. */
    public static RestResponse<byte[]> unlessKnown(
            Match<?, ?, ?, ?> match, @Nullable String known, String type, Supplier<byte[]> body) {
        if (Tagged.known(known, IfMatch.etag(match.version()))) {
            return tagged(match, RestResponse.ResponseBuilder.<byte[]>notModified(), type);
        }
        return tagged(match, RestResponse.ResponseBuilder.ok(body.get()), type);
    }

    /** The table as the caller may see it, or 304 when the client has it. */
    public static RestResponse<byte[]> picture(Lookup.Seen seen, @Nullable String known) {
        RestResponse<byte[]> answer = unlessKnown(
                seen.match(),
                known,
                SVG,
                () -> seen.match().picture(seen.viewer()).getBytes(StandardCharsets.UTF_8));
        answer.getHeaders().putSingle("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
        return answer;
    }

    private static RestResponse<byte[]> tagged(
            Match<?, ?, ?, ?> match, RestResponse.ResponseBuilder<byte[]> answer, String type) {
        return answer.header("ETag", IfMatch.etag(match.version()))
                .header("Cache-Control", "no-cache")
                .header(Position.HEADER, Position.of(match.id(), match.version()))
                .header("Content-Type", type)
                .build();
    }
}
