package baffin.gameservice.match.api;

import baffin.gameservice.match.Match;
import baffin.gameservice.match.StepSource;
import baffin.match.event.Step;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Paging;
import baffin.platform.problem.Problem;
import baffin.platform.request.QueryFilters;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which steps of a match a request asks for. */
public class StepsQuery extends Paging {

    @QueryParam("from")
    @Nullable
    Long from;

    @QueryParam("to")
    @Nullable
    Long to;

    /**
     * The stretch that is wanted.
     *
     * @throws baffin.platform.problem.ProblemException 400 for values that there are not
     */
    public Stretch stretch() {
        if (from != null && from < 1) {
            throw Problem.invalidField("?from", "out-of-range", "must be 1 or above")
                    .asException();
        }
        QueryFilters.refuse(
                "to", to != null && to < (from == null ? 1 : from), "must not be before from, 1 when absent");
        long begin = from == null ? 1 : from;
        long first = after(1, keys -> Long.parseLong(keys.getFirst()) + 1).orElse(begin);
        return new Stretch(first, to == null ? Long.MAX_VALUE : to, items());
    }

    /**
     * Which steps are wanted.
     *
     * @param first first version
     * @param last last version
     * @param most how many at most
     */
    public record Stretch(long first, long last, int most) {

        /**
         * The steps.
         *
         * @param begin the first version that there is
         */
        public Uni<Page> of(StepSource source, Match<?, ?, ?, ?> match, long begin) {
            long from = Math.max(begin, first);
            long end = Math.min(match.version(), last);
            return source.steps(match, from, Math.min(end, from + most - 1)).map(steps -> page(steps, from));
        }

        private Page page(List<Step> steps, long from) {
            long shown = steps.isEmpty() ? from - 1 : steps.getLast().version();
            return new Page(steps, shown < last ? Cursor.after(shown).text() : null);
        }
    }

    /**
     * Some steps in order.
     *
     * @param nextCursor of what comes after them, also later; null where {@code to} is reached
     */
    public record Page(List<Step> steps, @Nullable String nextCursor) {}
}
