package baffin.competition.standing.tiebreak;

import baffin.competition.standing.ledger.ResultLedger;
import baffin.competition.standing.ledger.ScoredTable;
import baffin.competition.standing.ledger.SeatScore;
import baffin.competition.table.SeatResult.Fate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * The scores of a table, of all sides that came and are not struck; where a ruling says who has a score, of those.
 *
 * @param sides how many they are
 * @param winner score of the best placed of them; of a ruling, which may place against the score, the best score
 * @param sum of their scores; those below zero count as 0
 */
public record TableScoreSummary(int sides, int winner, long sum) {

    static TableScoreSummary of(ScoredTable at, ResultLedger resultLedger) {
        List<Integer> sides = new ArrayList<>();
        int place = Integer.MAX_VALUE;
        int winner = 0;
        long sum = 0;
        for (int seat = 0; seat < at.size(); seat++) {
            SeatScore one = at.scores().get(seat);
            boolean came = at.ruled() ? at.scored(seat) : at.seat(seat).fate() != Fate.NO_SHOW;
            boolean there = came && !resultLedger.account(at.entrant(seat)).struck;
            if (!there || sides.contains(one.side())) {
                continue;
            }
            int score = score(at, one.side());
            boolean best = at.ruled()
                    ? sides.isEmpty() || score > winner
                    : one.place() < place || one.place() == place && score > winner;
            sides.add(one.side());
            sum += Math.max(0, score);
            if (best) {
                place = one.place();
                winner = score;
            }
        }
        return new TableScoreSummary(sides.size(), winner, sum);
    }

    /** The score of a side: that of its best seat; 0 when it has none. */
    public static int score(ScoredTable at, int side) {
        return IntStream.range(0, at.size())
                .filter(seat -> at.scores().get(seat).side() == side)
                .filter(seat -> !at.ruled() || at.given(seat))
                .mapToObj(seat -> at.seat(seat).score())
                .filter(Objects::nonNull)
                .mapToInt(Integer::intValue)
                .max()
                .orElse(0);
    }
}
