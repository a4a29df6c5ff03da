package baffin.game.action;

import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * What can be pointed at in a picture, written {@code kind:value}, such as {@code square:5,3}.
 *
 * @param kind what it is, such as {@code square}; small letters and hyphens
 * @param value which one, such as {@code 5,3}; no blanks
 */
public record Spot(String kind, String value) {

    /** The form of every spot, as a regular expression. */
    public static final String PATTERN = "^[a-z]+(-[a-z]+)*:\\S{1,64}$";

    private static final Pattern WRITTEN = Pattern.compile(PATTERN);

    /** A spot from its text; empty when it is no such text. */
    public static Optional<Spot> of(String text) {
        int colon = text.indexOf(':');
        return WRITTEN.matcher(text).matches()
                ? Optional.of(new Spot(text.substring(0, colon), text.substring(colon + 1)))
                : Optional.empty();
    }

    /**
     * The value as what it stands for.
     *
     * @param reader throws {@link IllegalArgumentException} for a text that stands for nothing
     * @return empty when it stands for nothing
     */
    public <T> Optional<T> as(Function<String, T> reader) {
        try {
            return Optional.of(reader.apply(value));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
