package baffin.competition.pairing.swiss;

import baffin.competition.pairing.Draws;
import baffin.competition.pairing.Interruption;

/**
 * Makes an arrangement better by letting two people change places as long as that does not raise the cost; fewer
 * forbidden pairs count before any cost.
 */
final class Search {

    private static final int NEAR = 12;
    private static final int LOOK_EVERY = 1024;

    private final Field field;
    private final Arrangement arrangement;
    private final Draws draws;
    private final double[] costs;
    private final int[] clashes;
    private int allClashes;

    Search(Field field, Arrangement arrangement, Draws draws) {
        this.field = field;
        this.arrangement = arrangement;
        this.draws = draws;
        costs = new double[arrangement.tables() + 1];
        clashes = new int[arrangement.tables() + 1];
        for (int table = 0; table < arrangement.tables(); table++) {
            int[] members = arrangement.group(table);
            costs[table] = field.repeats(members) + field.spread(members) + field.seats(members);
            clashes[table] = field.clashes(members);
            allClashes += clashes[table];
        }
    }

    /** Forbidden pairs that sit together. */
    int clashes() {
        return allClashes;
    }

    /** Tries swaps of two: by turns of any two and of two who are near in rank, where most of the gain is. */
    void improve(int trials) {
        int size = field.size();
        for (int trial = 0; trial < trials; trial++) {
            if (trial % LOOK_EVERY == 0) {
                Interruption.check();
            }
            int a = draws.below(size);
            int b = trial % 2 == 0 ? draws.below(size) : near(a);
            consider(a, b);
        }
    }

    /** Tries all swaps, again and again, until none lowers the cost or so many rounds have passed. */
    void settle(int rounds) {
        boolean lower = true;
        for (int round = 0; round < rounds && lower; round++) {
            lower = false;
            Interruption.check();
            for (int a = 0; a < field.size(); a++) {
                for (int b = Math.min(field.size(), a + 1 + 4 * NEAR) - 1; b > a; b--) {
                    lower |= consider(a, b);
                }
            }
        }
    }

    private int near(int a) {
        int low = Math.max(0, a - NEAR);
        int high = Math.min(field.size() - 1, a + NEAR);
        return low + draws.below(high - low + 1);
    }

    /** Changes places unless that raises the cost; true when it lowers it. */
    private boolean consider(int a, int b) {
        if (!arrangement.mayChange(a, b)) {
            return false;
        }
        int s = arrangement.groupOf(a);
        int t = arrangement.groupOf(b);
        int[] one = arrangement.with(a, b);
        int[] other = arrangement.with(b, a);
        int clashOne = arrangement.isTable(s) ? field.clashes(one) : 0;
        int clashOther = arrangement.isTable(t) ? field.clashes(other) : 0;
        int fewer = clashes[s] + clashes[t] - clashOne - clashOther;
        boolean bye = !arrangement.isTable(s) || !arrangement.isTable(t);
        if (fewer < 0 || bye && fewer == 0) {
            return false;
        }
        double before = costs[s] + costs[t];
        double limit = fewer > 0 ? Double.POSITIVE_INFINITY : before;
        double costOne = arrangement.isTable(s) ? cost(one, limit) : 0;
        double costOther = arrangement.isTable(t) ? cost(other, limit - costOne) : 0;
        if (costOne + costOther > limit) {
            return false;
        }
        arrangement.change(a, b);
        costs[s] = costOne;
        costs[t] = costOther;
        clashes[s] = clashOne;
        clashes[t] = clashOther;
        allClashes -= fewer;
        return fewer > 0 || costOne + costOther < before;
    }

    /** The cost of a table; seats are looked at only when the rest is within the limit. */
    private double cost(int[] members, double limit) {
        double rest = field.repeats(members) + field.spread(members);
        return rest > limit ? rest : rest + field.seats(members);
    }
}
