package baffin.platform.limits;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A part of a list. Every list is answered as such a document, or has more members beside these two.
 *
 * @param items at most the asked number of items, in the list's order
 * @param nextCursor what to send as {@code cursor} for what follows; absent at the end of a list that does not grow
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Page<T>(List<T> items, @Nullable String nextCursor) {

    public Page {
        items = List.copyOf(items);
    }

    /** All of a list that is never long. */
    public static <T> Page<T> whole(List<T> all) {
        return new Page<>(all, null);
    }

    /**
     * A page of a log, the oldest item first. It always has a cursor, with which what is new is read later.
     *
     * @param found up to {@code limit} items, or more
     * @param after where the page begins
     */
    public static <T> Page<T> ofLog(List<T> found, int limit, Cursor after, Function<T, Cursor> cursorOf) {
        List<T> shown = found.subList(0, Math.min(limit, found.size()));
        return new Page<>(shown, (shown.isEmpty() ? after : cursorOf.apply(shown.getLast())).text());
    }

    /**
     * A page from one item more than asked for, by which it is known whether the list goes on.
     *
     * @param found up to {@code limit + 1} items
     */
    public static <T> Page<T> of(List<T> found, int limit, Function<T, Cursor> cursorOf) {
        if (found.size() <= limit) {
            return new Page<>(found, null);
        }
        List<T> shown = found.subList(0, limit);
        return new Page<>(shown, cursorOf.apply(shown.getLast()).text());
    }
}
