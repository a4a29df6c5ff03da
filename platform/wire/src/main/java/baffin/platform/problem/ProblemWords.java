package baffin.platform.problem;

import baffin.game.words.BundledPhrase;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Problem documents in the language of their reader. The title always is; the detail is when a phrase stands behind it,
 * or when it is the description of the type.
 */
public final class ProblemWords {

    /** Member of problem documents and replies that has the phrase: bundle, code and parameters. */
    public static final String MEMBER = "phrase";

    private ProblemWords() {}

    /**
     * The same problem in a language.
     *
     * @param language one of {@link Messages#LANGUAGES}
     */
    public static Problem in(Problem problem, Locale language) {
        if (language.equals(Locale.ENGLISH)) {
            return problem;
        }
        String title = ProblemType.find(slug(problem))
                .map(type -> type.title(language))
                .orElse(problem.title());
        if (problem.more().get(MEMBER) instanceof JsonNode json) {
            BundledPhrase phrase = new BundledPhrase(
                    json.path("bundle").asText(), json.path("code").asText(), parameters(json.path("parameters")));
            return problem.worded(title, phrase.text(Locale.ENGLISH), phrase.text(language));
        }
        return ProblemType.find(slug(problem))
                .map(type -> problem.worded(title, type.description(), type.description(language)))
                .orElse(problem);
    }

    private static String slug(Problem problem) {
        return problem.type().toString().substring(ProblemType.PATH.length());
    }

    private static Map<String, Object> parameters(JsonNode json) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        json.properties().forEach(member -> parameters.put(member.getKey(), value(member.getValue())));
        return parameters;
    }

    private static Object value(JsonNode json) {
        if (json.isObject()) {
            return new Phrase(json.path("code").asText(), parameters(json.path("parameters")));
        }
        if (json.isArray()) {
            List<Object> several = new ArrayList<>();
            json.forEach(one -> several.add(value(one)));
            return several;
        }
        return json.isInt() ? Integer.valueOf(json.intValue()) : json.asText();
    }
}
