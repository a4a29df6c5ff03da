package baffin.scoring.competition.view;

import baffin.competition.standing.StandingExplanation;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;

/**
 * The words of pages, explanations and calendars; their texts are in {@code standing/messages_en.properties} and the
 * like.
 *
 * @param language one of {@link Messages#LANGUAGES}
 * @param zone of times
 */
public record Words(Locale language, ZoneId zone) {

    private static final ZoneId UTC = ZoneId.of("UTC");

    private static final Messages TEXTS = Messages.of("standing");
    private static final Messages RULES = Messages.of(StandingExplanation.TEXTS);

    /** With times in UTC. */
    public Words(Locale language) {
        this(language, UTC);
    }

    /** The language, as documents name it. */
    public String code() {
        return language.getLanguage();
    }

    /** A text without facts. */
    public String say(String code) {
        return say(Phrase.of(code));
    }

    /** A text with one fact. */
    public String say(String code, Object value) {
        return say(Phrase.of(code, "value", value));
    }

    /** The name of a constant, by its kind. */
    public String of(String kind, Enum<?> constant) {
        return say(Phrase.named(kind, constant));
    }

    /** A text with several facts. */
    public String say(Phrase phrase) {
        return TEXTS.text(phrase, language);
    }

    /** How points or a tie-break came about. */
    public String rule(Phrase rule) {
        return RULES.text(rule, language);
    }

    /** Two numbers and all between. */
    public String between(int from, int to) {
        return say(Phrase.of("from-to", "from", from, "to", to));
    }

    /** Names in a row. */
    public String all(List<String> names) {
        return names.size() < 2
                ? String.join("", names)
                : say(Phrase.of(
                        "and",
                        "before",
                        String.join(", ", names.subList(0, names.size() - 1)),
                        "last",
                        names.getLast()));
    }
}
