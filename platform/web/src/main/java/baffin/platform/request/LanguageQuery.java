package baffin.platform.request;

import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** In which language a request wants its texts. */
public class LanguageQuery {

    /** Its name; operations without words take it too, and pass over it. */
    static final String PARAMETER = "lang";

    @QueryParam(PARAMETER)
    @Nullable
    String lang;

    @Parameter(hidden = true)
    @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE)
    @Nullable
    String accepted;

    /** The language that the request names itself, which links of the answer carry on; null when it names none. */
    public @Nullable String named() {
        return lang;
    }

    /**
     * The language.
     *
     * @throws baffin.platform.problem.ProblemException 400 for one that there is not
     */
    public Locale language() {
        String word = QueryFilters.oneOf("?lang", lang, ReaderLanguage.WORDS);
        return word == null ? ReaderLanguage.accepted(accepted) : Locale.of(word);
    }
}
