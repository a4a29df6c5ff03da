package baffin.platform.limits;

import baffin.platform.problem.Problem;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Which part of a list a request asks for. */
public class Paging {

    @QueryParam("cursor")
    @Nullable
    String cursor;

    @QueryParam("limit")
    @Nullable
    Integer limit;

    /** Items of the page; see {@link #items(Integer)}. */
    public int items() {
        return items(limit);
    }

    /**
     * Items of the page asked for.
     *
     * @param limit the parameter; null when absent
     * @throws baffin.platform.problem.ProblemException 400 when it is not within 1 and {@link Limits#PAGE_ITEMS_MAX}
     */
    public static int items(@Nullable Integer limit) {
        int items = limit == null ? Limits.PAGE_ITEMS : limit;
        if (items < 1 || items > Limits.PAGE_ITEMS_MAX) {
            throw Problem.invalidField("?limit", "out-of-range", "must be from 1 to " + Limits.PAGE_ITEMS_MAX)
                    .asException();
        }
        return items;
    }

    /** The place after which the page begins; see {@link Cursor#parse(String, int, Function)}. */
    public <T> Optional<T> after(int keys, Function<List<String>, T> place) {
        return Cursor.parse(cursor, keys, place);
    }

    /**
     * For a list that is answered whole.
     *
     * @param why to be told who asks for a part of it
     * @throws baffin.platform.problem.ProblemException 400 when a part is asked for
     */
    public void refuse(String why) {
        if (cursor != null || limit != null) {
            throw Problem.invalidField(cursor != null ? "?cursor" : "?limit", "meaningless", why)
                    .asException();
        }
    }
}
