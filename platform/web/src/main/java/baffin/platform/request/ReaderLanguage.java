package baffin.platform.request;

import baffin.game.words.Messages;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The language of a reader: what the parameter {@code lang} names, else what the client accepts, else English. */
public final class ReaderLanguage {

    /** The languages that there are, as clients write them. */
    public static final List<String> WORDS =
            Messages.LANGUAGES.stream().map(Locale::getLanguage).toList();

    private ReaderLanguage() {}

    /** The language for an answer that can't refuse the request: a language that there is not is passed over. */
    public static Locale of(HttpServerRequest request) {
        String lang = request.getParam("lang");
        return lang != null && WORDS.contains(lang)
                ? Locale.of(lang)
                : accepted(request.getHeader(HttpHeaders.ACCEPT_LANGUAGE));
    }

    /**
     * What a client accepts; English when it accepts nothing that there is.
     *
     * @param accepted header {@code Accept-Language}; null when there is none
     */
    public static Locale accepted(@Nullable String accepted) {
        Locale found = accepted == null ? null : Locale.lookup(ranges(accepted), Messages.LANGUAGES);
        return found == null ? Locale.ENGLISH : found;
    }

    // what a browser sends by itself is no reason to refuse a request
    private static List<Locale.LanguageRange> ranges(String accepted) {
        try {
            return Locale.LanguageRange.parse(accepted);
        } catch (IllegalArgumentException malformed) {
            return List.of();
        }
    }
}
