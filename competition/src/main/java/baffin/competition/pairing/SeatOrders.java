package baffin.competition.pairing;

import java.util.ArrayList;
import java.util.List;

/** Who takes which seat of a table: the order in which the squared seat counts are smallest. */
public final class SeatOrders {

    private static final int[][][] ORDERS = orders();

    private SeatOrders() {}

    /** The smallest sum of squared seat counts of these people, whatever their order. */
    public static int least(int[] members, int[][] squares) {
        int least = Integer.MAX_VALUE;
        for (int[] order : ORDERS[members.length]) {
            int sum = 0;
            for (int seat = 0; seat < order.length; seat++) {
                sum += squares[members[order[seat]]][seat];
            }
            if (sum < least) {
                least = sum;
                if (least == 0) {
                    return 0;
                }
            }
        }
        return least;
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
