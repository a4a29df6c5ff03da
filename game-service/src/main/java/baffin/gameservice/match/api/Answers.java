package baffin.gameservice.match.api;

import baffin.gameservice.match.Match;
import baffin.platform.http.IfMatch;
import baffin.platform.http.Tagged;
import baffin.platform.request.Position;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.util.Locale;
import java.util.function.Supplier;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Answers whose entity tag is the version of the match. */
public final class Answers {

    private Answers() {}

    /** JSON of the match's game. */
    public static RestResponse<byte[]> json(Match<?, ?, ?, ?> match, Object value) {
        return tagged(
                match,
                IfMatch.etag(match.version()),
                RestResponse.ResponseBuilder.ok(match.codec().bytes(value)),
                MediaType.APPLICATION_JSON);
    }

    /** The same in words of a language, which a header of the request may have chosen. */
    public static RestResponse<byte[]> json(Match<?, ?, ?, ?> match, Object value, Locale language) {
        RestResponse<byte[]> answer = json(match, value);
        answer.getHeaders().putSingle(HttpHeaders.CONTENT_LANGUAGE, language.getLanguage());
        answer.getHeaders().add(HttpHeaders.VARY, HttpHeaders.ACCEPT_LANGUAGE);
        return answer;
    }

    /** The answer, or 304 when the client has it. */
    public static RestResponse<byte[]> unlessKnown(
            Match<?, ?, ?, ?> match, @Nullable String known, String type, Supplier<byte[]> body) {
        return unlessKnown(match, IfMatch.etag(match.version()), known, type, body);
    }

    /**
     * The answer, or 304 when the client has it.
     *
     * @param tag entity tag of an answer that more than the version makes
     */
    public static RestResponse<byte[]> unlessKnown(
            Match<?, ?, ?, ?> match, String tag, @Nullable String known, String type, Supplier<byte[]> body) {
        return Tagged.known(known, tag)
                ? tagged(match, tag, RestResponse.ResponseBuilder.<byte[]>notModified(), type)
                : tagged(match, tag, RestResponse.ResponseBuilder.ok(body.get()), type);
    }

    private static RestResponse<byte[]> tagged(
            Match<?, ?, ?, ?> match, String tag, RestResponse.ResponseBuilder<byte[]> answer, String type) {
        return answer.header("ETag", tag)
                .header("Cache-Control", "no-cache")
                .header(Position.HEADER, Position.of(match.id(), match.version()))
                .header("Content-Type", type)
                .build();
    }
}
