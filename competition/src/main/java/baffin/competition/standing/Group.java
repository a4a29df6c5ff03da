package baffin.competition.standing;

import baffin.competition.entry.Division;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who stands in one table.
 *
 * @param division null outside of a league
 * @param entrants their numbers
 */
public record Group(@Nullable Division division, List<Integer> entrants) {

    boolean top() {
        return division == null || division.tier() == 1;
    }
}
