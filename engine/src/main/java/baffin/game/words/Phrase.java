package baffin.game.words;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is to be said, as facts: a code and its parameters. {@link Messages} puts it into a language.
 *
 * @param code permanent code, such as {@code move-ship}
 * @param parameters values by name: strings, integers, booleans, phrases, or lists of these
 */
public record Phrase(String code, Map<String, Object> parameters) {

    /** Code, and the one parameter, of {@link #seat}. */
    static final String SEAT = "seat";

    public Phrase {
        parameters = Map.copyOf(parameters);
    }

    /**
     * A phrase with parameters.
     *
     * @param namesAndValues names and values in turn
     */
    public static Phrase of(String code, Object... namesAndValues) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        for (int at = 0; at < namesAndValues.length; at += 2) {
            parameters.put((String) namesAndValues[at], namesAndValues[at + 1]);
        }
        return new Phrase(code, parameters);
    }

    /**
     * Whoever sits in a seat.
     *
     * @param index of the seat, from 0
     */
    public static Phrase seat(int index) {
        return of(SEAT, SEAT, index);
    }

    /** The name of a constant, by its kind: {@code berth.BOOKKEEPER}. */
    public static Phrase named(String kind, Enum<?> constant) {
        return of(kind + "." + constant.name());
    }
}
