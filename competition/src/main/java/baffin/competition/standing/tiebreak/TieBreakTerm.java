package baffin.competition.standing.tiebreak;

import baffin.competition.entry.Penalty;
import baffin.competition.standing.ledger.EntrantRecord.Appearance;
import org.jspecify.annotations.Nullable;

/**
 * One match's, or one penalty's, part in a tie-break.
 *
 * @param outing null for a penalty
 * @param penalty null for a match
 * @param value in the units of the tie-break
 * @param counts false when it is left out, as the worst match of many is for opponents
 */
public record TieBreakTerm(
        @Nullable Appearance outing, @Nullable Penalty penalty, long value, boolean counts) {

    static TieBreakTerm of(Appearance outing, long value) {
        return new TieBreakTerm(outing, null, value, true);
    }

    static TieBreakTerm of(Penalty penalty) {
        return new TieBreakTerm(null, penalty, 1, true);
    }

    TieBreakTerm dropped() {
        return new TieBreakTerm(outing, penalty, value, false);
    }
}
