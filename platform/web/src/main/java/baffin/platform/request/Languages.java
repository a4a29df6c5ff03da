package baffin.platform.request;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The language of an answer: what the parameter {@code lang} names, else what the client accepts, else English. */
public final class Languages {

    private Languages() {}

    /**
     * The language that a request asks for.
     *
     * @param lang the parameter; null when there is none
     * @param accepted header {@code Accept-Language}; null when there is none
     * @throws baffin.platform.problem.ProblemException 400 for a language that there is not in the parameter; one that
     *     is only accepted is passed over
     */
    public static Locale of(@Nullable String lang, @Nullable String accepted) {
        String word = QueryFilters.oneOf("?lang", lang, ReaderLanguage.WORDS);
        return word == null ? ReaderLanguage.accepted(accepted) : Locale.of(word);
    }
}
