package baffin.competition.standing.outlook;

import baffin.competition.policy.Points;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * What many can win together: a round has so many first places and no more, and what it gives away somebody must take.
 *
 * @param most the most that so many people can win together, by their number from 0 on
 * @param least the least that all together win
 */
record PrizeCapacity(long[] most, long least) {

    /** Nothing at all for so many people. */
    static PrizeCapacity none(int people) {
        return new PrizeCapacity(new long[people + 1], 0);
    }

    /**
     * One round.
     *
     * @param people who may win something
     * @param prizes what there is to be won; who gets none of them wins nothing
     * @param least of all of it that is certainly won
     */
    static PrizeCapacity of(int people, List<Points> prizes, long least) {
        List<Points> best = prizes.stream().sorted(Collections.reverseOrder()).toList();
        long[] most = new long[people + 1];
        for (int one = 1; one <= people; one++) {
            most[one] = most[one - 1] + (one <= best.size() ? best.get(one - 1).units() : 0);
        }
        return new PrizeCapacity(most, least);
    }

    /** This, and so many rounds like the other. */
    PrizeCapacity and(PrizeCapacity other, int rounds) {
        long[] sum = most.clone();
        Arrays.setAll(sum, one -> most[one] + rounds * other.most[one]);
        return new PrizeCapacity(sum, least + rounds * other.least);
    }

    /** The most that so many can win together. */
    long most(int people) {
        return most[Math.min(people, most.length - 1)];
    }
}
