package baffin.competition.standing;

import baffin.competition.Cards;
import baffin.competition.Entrant;
import baffin.competition.policy.Points;
import baffin.competition.standing.tiebreak.TieBreakValue;
import baffin.competition.table.ByeKind;
import baffin.match.terms.SeatHolder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An entrant in the standing.
 *
 * @param person who plays for it now
 * @param presence whether it still takes part
 * @param rank from 1 in its table; shared ranks are equal and the next one is as much higher
 * @param points match points that count, less penalties
 * @param tieBreaks one for each tie-break of the policy, in its order
 * @param played matches that count here, with a result, to which it came
 * @param gamesLeft open matches, and those that are sure to be published; heats that it may still play included
 * @param byes its byes that count here, by round
 * @param penalties points taken, and not given back
 * @param cards shown, and brought from the season before
 * @param movement ranks gained since the round before; below zero for lost ones; null when there is no round before
 * @param outcome null while it is undecided, and where there is nothing to say
 * @param struck true when it finished less than half of its matches and is left out of the others' tie-breaks
 */
public record StandingLine(
        int entrant,
        SeatHolder person,
        Entrant.Presence presence,
        int rank,
        Points points,
        List<TieBreakValue> tieBreaks,
        int played,
        int gamesLeft,
        List<ByeKind> byes,
        Points penalties,
        Cards cards,
        @Nullable Integer movement,
        @Nullable Achievement outcome,
        boolean struck) {

    StandingLine moved(@Nullable Integer ranks) {
        return new StandingLine(
                entrant, person, presence, rank, points, tieBreaks, played, gamesLeft, byes, penalties, cards, ranks,
                outcome, struck);
    }
}
