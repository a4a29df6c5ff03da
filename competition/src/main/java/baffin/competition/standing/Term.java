package baffin.competition.standing;

import baffin.competition.Penalty;
import baffin.competition.standing.Account.Outing;
import org.jspecify.annotations.Nullable;

/**
 * One match's, or one penalty's, part in a tie-break.
 *
 * @param outing null for a penalty
 * @param penalty null for a match
 * @param value in the units of the tie-break
 * @param counts false when it is left out, as the worst match of many is for opponents
 */
record Term(@Nullable Outing outing, @Nullable Penalty penalty, long value, boolean counts) {

    static Term of(Outing outing, long value) {
        return new Term(outing, null, value, true);
    }

    static Term of(Penalty penalty) {
        return new Term(null, penalty, 1, true);
    }

    Term dropped() {
        return new Term(outing, penalty, value, false);
    }
}
