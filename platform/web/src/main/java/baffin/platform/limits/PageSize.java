package baffin.platform.limits;

import baffin.platform.problem.Problem;
import org.jspecify.annotations.Nullable;

/** The query parameter {@code limit}. */
public final class PageSize {

    private PageSize() {}

    /**
     * Items of the page asked for.
     *
     * @param limit the parameter; null when absent
     * @throws baffin.platform.problem.ProblemException 400 when it is not within 1 and {@link Limits#PAGE_ITEMS_MAX}
     */
    public static int of(@Nullable Integer limit) {
        int items = limit == null ? Limits.PAGE_ITEMS : limit;
        if (items < 1 || items > Limits.PAGE_ITEMS_MAX) {
            throw Problem.invalidField("?limit", "out-of-range", "must be from 1 to " + Limits.PAGE_ITEMS_MAX)
                    .asException();
        }
        return items;
    }
}
