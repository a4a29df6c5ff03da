package baffin.competition.standing;

import baffin.competition.SeatResult.Fate;
import java.util.ArrayList;
import java.util.List;

/**
 * The scores of a table, of all sides that came and are not struck.
 *
 * @param sides how many they are
 * @param winner score of the best placed of them
 * @param sum of their scores; those below zero count as 0
 */
record Sheet(int sides, int winner, long sum) {

    static Sheet of(ScoredTable at, Book book) {
        List<Integer> sides = new ArrayList<>();
        int place = Integer.MAX_VALUE;
        int winner = 0;
        long sum = 0;
        for (int seat = 0; seat < at.size(); seat++) {
            SeatScore one = at.scores().get(seat);
            boolean there = at.seat(seat).fate() != Fate.NO_SHOW && !book.account(at.entrant(seat)).struck;
            if (!there || sides.contains(one.side())) {
                continue;
            }
            sides.add(one.side());
            int score = score(at, one.side());
            sum += Math.max(0, score);
            if (one.place() < place || one.place() == place && score > winner) {
                place = one.place();
                winner = score;
            }
        }
        return new Sheet(sides.size(), winner, sum);
    }

    /** The score of a side: that of its best seat. */
    static int score(ScoredTable at, int side) {
        int best = Integer.MIN_VALUE;
        for (int seat = 0; seat < at.size(); seat++) {
            if (at.scores().get(seat).side() == side) {
                best = Math.max(best, at.seat(seat).score());
            }
        }
        return best;
    }
}
