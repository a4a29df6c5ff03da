package baffin.scoring.competition.api;

import baffin.competition.Competition;
import baffin.platform.request.LanguageQuery;
import baffin.scoring.competition.page.Frame;
import baffin.scoring.competition.view.Words;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A read of a competition whose answer has words. */
public class WordedQuery extends ReadQuery {

    @BeanParam
    LanguageQuery texts = new LanguageQuery();

    Words words() {
        return new Words(texts.language());
    }

    /** What tells the languages apart in entity tags. */
    String variant() {
        return texts.language().equals(Locale.ENGLISH) ? "" : "-" + words().code();
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
        String query = then + named;
        return Frame.of(competition, here, words(), query.isEmpty() ? "" : "?" + query.substring(1), round);
    }
}
