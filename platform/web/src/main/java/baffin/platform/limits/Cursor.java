package baffin.platform.limits;

import baffin.platform.problem.Problem;
import baffin.platform.wire.PlainText;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The place after the last item of a page, opaque to clients: the sort keys of that item.
 *
 * @param keys sort keys in order of significance, none with a control character
 */
public record Cursor(List<String> keys) {

    private static final String SEPARATOR = "\u001f";
    private static final int TEXT_MAX = 512;
    private static final Pattern BELOW_ZERO = Pattern.compile("-\\d+");

    public Cursor {
        keys = List.copyOf(keys);
    }

    /** A cursor from sort keys. */
    public static Cursor after(Object... keys) {
        return new Cursor(java.util.Arrays.stream(keys).map(String::valueOf).toList());
    }

    /** The text for clients, safe in a URL. */
    public String text() {
        byte[] bytes = String.join(SEPARATOR, keys).getBytes(StandardCharsets.UTF_8);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /**
     * Reads the query parameter {@code cursor}.
     *
     * @param text the parameter; null for the first page
     * @param size number of keys that such a cursor has
     * @throws baffin.platform.problem.ProblemException 400 when the text is none of ours
     */
    public static Optional<Cursor> parse(@Nullable String text, int size) {
        if (text == null) {
            return Optional.empty();
        }
        try {
            if (text.length() > TEXT_MAX) {
                throw new IllegalArgumentException("too long");
            }
            String plain = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8);
            List<String> keys = List.of(plain.split(SEPARATOR, -1));
            if (keys.size() != size) {
                throw new IllegalArgumentException("wrong number of keys");
            }
            if (!keys.stream().allMatch(Cursor::possible)) {
                throw new IllegalArgumentException("a key that no list has");
            }
            return Optional.of(new Cursor(keys));
        } catch (IllegalArgumentException e) {
            throw foreign();
        }
    }

    /** No list counts below zero, sorts by control characters, or holds times that no calendar has. */
    private static boolean possible(String key) {
        return PlainText.isLine(key) && !BELOW_ZERO.matcher(key).matches() && !Times.outside(key);
    }

    /**
     * Reads the query parameter {@code cursor} as the place that its keys name.
     *
     * @param text the parameter; null for the first page
     * @param size number of keys that such a cursor has
     * @param place reads the keys; may fail with {@link IllegalArgumentException} or {@link DateTimeException}
     * @throws baffin.platform.problem.ProblemException 400 when the text is none of ours
     */
    public static <T> Optional<T> parse(@Nullable String text, int size, Function<List<String>, T> place) {
        try {
            return parse(text, size).map(cursor -> place.apply(cursor.keys()));
        } catch (IllegalArgumentException | DateTimeException e) {
            throw foreign();
        }
    }

    /** The answer to a cursor whose keys do not read as what they should be. */
    public static RuntimeException foreign() {
        return Problem.invalidField("?cursor", "invalid", "must be the nextCursor of an earlier page")
                .asException();
    }
}
