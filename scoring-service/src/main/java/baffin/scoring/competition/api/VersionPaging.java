package baffin.scoring.competition.api;

import baffin.platform.limits.Cursor;
import baffin.platform.limits.Paging;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which page. All pages that follow from one another are of one version, whatever happens in between. */
public class VersionPaging extends Paging {

    /**
     * A place in a list.
     *
     * @param version of the competition that the list is of; null on the first page
     * @param offset items before it
     */
    record Place(@Nullable Long version, int offset) {}

    /**
     * A part of a list.
     *
     * @param next null on the last page
     */
    record Part<T>(List<T> items, @Nullable String next) {}

    Place place() {
        return after(2, VersionPaging::place).orElseGet(() -> new Place(null, 0));
    }

    private static Place place(List<String> keys) {
        long version = Long.parseLong(keys.getFirst());
        int offset = Integer.parseInt(keys.getLast());
        if (version < 1 || offset < 0) {
            throw Cursor.foreign();
        }
        return new Place(version, offset);
    }

    <T> Part<T> part(List<T> all, long version) {
        int from = Math.min(place().offset(), all.size());
        int to = Math.min(from + items(), all.size());
        return new Part<>(
                all.subList(from, to),
                to == all.size() ? null : Cursor.after(version, to).text());
    }
}
