package baffin.game.words;

import java.util.Locale;
import java.util.Map;

/**
 * A phrase and where its texts are, for whoever knows neither game nor service.
 *
 * @param bundle folder of the texts, such as {@code expedition} or {@code match}
 * @param code permanent code within the bundle
 * @param parameters as in {@link Phrase#parameters}
 */
public record BundledPhrase(String bundle, String code, Map<String, Object> parameters) {

    public BundledPhrase {
        parameters = Map.copyOf(parameters);
    }

    public static BundledPhrase of(String bundle, Phrase phrase) {
        return new BundledPhrase(bundle, phrase.code(), phrase.parameters());
    }

    /**
     * In words.
     *
     * @param language one of {@link Messages#LANGUAGES}
     * @throws IllegalArgumentException when there is no such text
     * @throws IllegalStateException when there is no such bundle
     */
    public String text(Locale language) {
        return Messages.of(bundle).text(new Phrase(code, parameters), language);
    }
}
