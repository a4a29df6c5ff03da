package baffin.scoring.competition.api;

import baffin.competition.Competition;
import baffin.platform.request.LanguageQuery;
import baffin.scoring.competition.page.Frame;
import baffin.scoring.competition.view.Words;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A read of a competition whose answer has words. */
public class WordedQuery extends ReadQuery {

    @BeanParam
    LanguageQuery texts = new LanguageQuery();

    /** That of the times of a page; null where the request names none. */
    private @Nullable ZoneId zone;

    /** The same with the time zone of a page. */
    void in(ZoneQuery zones) {
        zone = zones.zone();
    }

    Words words() {
        return zone == null ? new Words(texts.language()) : new Words(texts.language(), zone);
    }

    /** What tells the languages and the time zones apart in entity tags. */
    String variant() {
        String language = texts.language().equals(Locale.ENGLISH) ? "" : "-" + words().code();
        return zone == null ? language : language + "-" + zone.getId();
    }

    /** Says in which language an answer is. */
    Response.ResponseBuilder worded(Response.ResponseBuilder answer) {
        return answer.header(HttpHeaders.CONTENT_LANGUAGE, words().code());
    }

    /**
     * The frame of a page; its links carry on what was asked for.
     *
     * @param round that the page shows; null on all other pages
     */
    Frame frame(Competition competition, Frame.Kind here, @Nullable Integer round) {
        String then = asOf == null ? "" : "&asOf=" + competition.version();
        String named = texts.named() == null ? "" : "&lang=" + texts.named();
        String times = zone == null ? "" : "&zone=" + URLEncoder.encode(zone.getId(), StandardCharsets.UTF_8);
        String query = then + named + times;
        return Frame.of(competition, here, words(), query.isEmpty() ? "" : "?" + query.substring(1), round);
    }
}
