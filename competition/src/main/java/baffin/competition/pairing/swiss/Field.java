package baffin.competition.pairing.swiss;

import baffin.competition.pairing.Contestant;
import baffin.competition.pairing.Cost;
import baffin.competition.pairing.Pair;
import baffin.competition.pairing.PairingTask;
import baffin.competition.pairing.SeatOrders;
import baffin.competition.pairing.TableSizes;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The contestants of a task as arrays, best rank first: what the search reads millions of times. */
final class Field {

    static final double SEAT_WEIGHT = 10;
    static final double SHORT_WEIGHT = 10;
    static final double BYE_WEIGHT = 10;

    private static final Comparator<Contestant> BEST_FIRST =
            Comparator.comparingInt(Contestant::rank).thenComparingInt(Contestant::number);

    private final List<Contestant> contestants;
    private final double[] points;
    private final double repeatWeight;
    private final int[] repeats;
    private final BitSet forbidden = new BitSet();
    private final int[][] seatSquares;

    Field(List<Contestant> all, PairingTask task) {
        contestants = all.stream().sorted(BEST_FIRST).toList();
        points = contestants.stream().mapToDouble(Contestant::points).toArray();
        repeatWeight = task.repeatWeight();
        seatSquares = contestants.stream()
                .map(contestant -> IntStream.range(0, TableSizes.LARGEST)
                        .map(seat -> contestant.timesOn(seat) * contestant.timesOn(seat))
                        .toArray())
                .toArray(int[][]::new);
        repeats = new int[size() * size()];
        Map<Integer, Integer> indexOf = new HashMap<>();
        for (int index = 0; index < size(); index++) {
            indexOf.put(contestants.get(index).number(), index);
        }
        contestants.forEach(contestant -> remember(contestant, indexOf));
        for (Pair pair : task.forbidden()) {
            Integer a = indexOf.get(pair.a());
            Integer b = indexOf.get(pair.b());
            if (a != null && b != null) {
                forbidden.set(a * size() + b);
                forbidden.set(b * size() + a);
            }
        }
    }

    int size() {
        return contestants.size();
    }

    Contestant contestant(int index) {
        return contestants.get(index);
    }

    boolean forbidden(int a, int b) {
        return forbidden.get(a * size() + b);
    }

    /** How many somebody must not meet. */
    int degree(int index) {
        return forbidden.get(index * size(), (index + 1) * size()).cardinality();
    }

    /** How many forbidden pairs sit among these. */
    int clashes(int[] members) {
        if (forbidden.isEmpty()) {
            return 0;
        }
        int clashes = 0;
        for (int i = 1; i < members.length; i++) {
            for (int j = 0; j < i; j++) {
                clashes += forbidden(members[i], members[j]) ? 1 : 0;
            }
        }
        return clashes;
    }

    double repeats(int[] members) {
        int sum = 0;
        for (int i = 1; i < members.length; i++) {
            int row = members[i] * size();
            for (int j = 0; j < i; j++) {
                sum += repeats[row + members[j]];
            }
        }
        return repeatWeight * sum;
    }

    double spread(int[] members) {
        double sum = 0;
        for (int i = 1; i < members.length; i++) {
            for (int j = 0; j < i; j++) {
                double gap = points[members[i]] - points[members[j]];
                sum += gap * gap;
            }
        }
        return sum;
    }

    /** The seat term of these people in their best order. */
    double seats(int[] members) {
        return SEAT_WEIGHT * SeatOrders.least(members, seatSquares);
    }

    int[] seated(int[] members) {
        return SeatOrders.best(members, seatSquares);
    }

    /** The cost of a table whose people sit in this order. */
    Cost cost(int[] inOrder, boolean isShort) {
        double seats = 0;
        double penalties = 0;
        for (int seat = 0; seat < inOrder.length; seat++) {
            seats += SEAT_WEIGHT * seatSquares[inOrder[seat]][seat];
            int shorts = contestants.get(inOrder[seat]).shortTables();
            penalties += isShort ? SHORT_WEIGHT * shorts * shorts : 0;
        }
        return Cost.of(repeats(inOrder), spread(inOrder), seats, penalties);
    }

    private void remember(Contestant contestant, Map<Integer, Integer> indexOf) {
        int own = indexOf.getOrDefault(contestant.number(), 0);
        contestant.met().forEach((number, met) -> {
            Integer other = indexOf.get(number);
            if (other != null && other != own) {
                int cost = (met + 1) * (met + 1) - 1;
                int at = own * size() + other;
                repeats[at] = Math.max(repeats[at], cost);
                repeats[other * size() + own] = repeats[at];
            }
        });
    }
}
