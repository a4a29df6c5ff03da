package baffin.platform.limits;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A part of a list.
 *
 * @param items at most the asked number of items, in the list's order
 * @param nextCursor what to send as {@code cursor} for the next page; absent on the last
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Page<T>(List<T> items, @Nullable String nextCursor) {

    public Page {
        items = List.copyOf(items);
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
