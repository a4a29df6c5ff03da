package baffin.scoring.api.competition;

import baffin.platform.limits.Cursor;
import baffin.platform.limits.PageSize;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** Which page. All pages that follow from one another are of one version, whatever happens in between. */
public class Paging {

    @QueryParam("cursor")
    @Parameter(description = "nextCursor of the page before")
    @Nullable
    String cursor;

    @QueryParam("limit")
    @Parameter(description = "1 to 200")
    @Nullable
    Integer limit;

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
        return Cursor.parse(cursor, 2).map(Paging::place).orElseGet(() -> new Place(null, 0));
    }

    private static Place place(Cursor cursor) {
        try {
            long version = Long.parseLong(cursor.keys().getFirst());
            int offset = Integer.parseInt(cursor.keys().getLast());
            if (version < 1 || offset < 0) {
                throw Cursor.foreign();
            }
            return new Place(version, offset);
        } catch (NumberFormatException e) {
            throw Cursor.foreign();
        }
    }

    <T> Part<T> part(List<T> all, long version) {
        int from = Math.min(place().offset(), all.size());
        int to = Math.min(from + PageSize.of(limit), all.size());
        return new Part<>(
                all.subList(from, to),
                to == all.size() ? null : Cursor.after(version, to).text());
    }
}
