package baffin.scoring.competition.api;

import baffin.platform.http.Tagged;
import baffin.scoring.competition.page.PageStyle;
import jakarta.ws.rs.core.Response;
import org.jspecify.annotations.Nullable;

/** Answers that any site may show in a frame. */
final class Framed {

    private Framed() {}

    /** Lets any site show an answer in a frame, and nothing else. */
    static Response.ResponseBuilder anywhere(Response.ResponseBuilder answer) {
        return answer.header("Content-Security-Policy", PageStyle.SECURITY_POLICY);
    }

    /**
     * The entity tag of a page.
     *
     * @param variant what else than the version makes the content; empty for nothing
     * @param asOf what the page was asked for, which its links carry on; null for the latest version
     */
    static String tag(long version, String variant, @Nullable String asOf) {
        return Tagged.tag(version, variant, (asOf == null ? "" : "then.") + PageStyle.FINGERPRINT + ".html");
    }

    /** 304 for a page; its headers take the place of those of the page that the client has (RFC 9111, 3.2). */
    static Response unchanged(String id, long version, String tag) {
        return anywhere(Tagged.headers(Response.notModified(), id, version, tag))
                .build();
    }
}
