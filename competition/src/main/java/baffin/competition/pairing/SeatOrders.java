package baffin.competition.pairing;

import java.util.ArrayList;
import java.util.List;

/** Who takes which seat of a table: the order in which the squared seat counts are smallest. */
public final class SeatOrders {

    private static final int[][][] ORDERS = orders();

    private SeatOrders() {}

    /** The smallest sum of squared seat counts of these people, whatever their order. */
    public static int least(int[] members, int[][] squares) {
        if (members.length == TableSizes.LARGEST) {
            return leastOfFour(squares[members[0]], squares[members[1]], squares[members[2]], squares[members[3]]);
        }
        int least = Integer.MAX_VALUE;
        for (int[] order : ORDERS[members.length]) {
            int sum = 0;
            for (int seat = 0; seat < order.length; seat++) {
                sum += squares[members[order[seat]]][seat];
            }
            least = Math.min(least, sum);
        }
        return least;
    }

    /** The first two on any two seats, the others on the other two: six cases in place of 24. */
    private static int leastOfFour(int[] a, int[] b, int[] c, int[] d) {
        int outside = Math.min(of(a, b, 0, 3) + of(c, d, 1, 2), of(a, b, 1, 2) + of(c, d, 0, 3));
        int halves = Math.min(of(a, b, 0, 1) + of(c, d, 2, 3), of(a, b, 2, 3) + of(c, d, 0, 1));
        int turns = Math.min(of(a, b, 0, 2) + of(c, d, 1, 3), of(a, b, 1, 3) + of(c, d, 0, 2));
        return Math.min(outside, Math.min(halves, turns));
    }

    private static int of(int[] a, int[] b, int one, int other) {
        return Math.min(a[one] + b[other], a[other] + b[one]);
    }

    /** These people in the first order of the smallest sum. */
    public static int[] best(int[] members, int[][] squares) {
        int least = Integer.MAX_VALUE;
        int[] best = members.clone();
        for (int[] order : ORDERS[members.length]) {
            int sum = 0;
            for (int seat = 0; seat < order.length; seat++) {
                sum += squares[members[order[seat]]][seat];
            }
            if (sum < least) {
                least = sum;
                for (int seat = 0; seat < order.length; seat++) {
                    best[seat] = members[order[seat]];
                }
            }
        }
        return best;
    }

    private static int[][][] orders() {
        int[][][] all = new int[TableSizes.LARGEST + 1][][];
        all[0] = new int[][] {{}};
        for (int size = 1; size < all.length; size++) {
            List<int[]> longer = new ArrayList<>();
            for (int[] shorter : all[size - 1]) {
                for (int place = size - 1; place >= 0; place--) {
                    longer.add(inserted(shorter, place, size - 1));
                }
            }
            all[size] = longer.toArray(int[][]::new);
        }
        return all;
    }

    private static int[] inserted(int[] shorter, int place, int value) {
        int[] longer = new int[shorter.length + 1];
        System.arraycopy(shorter, 0, longer, 0, place);
        longer[place] = value;
        System.arraycopy(shorter, place, longer, place + 1, shorter.length - place);
        return longer;
    }
}
