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

    private static final long SEAT_WEIGHT = 10 * Cost.ONE;
    private static final long SHORT_WEIGHT = 10 * Cost.ONE;

    private static final Comparator<Contestant> BEST_FIRST =
            Comparator.comparingInt(Contestant::rank).thenComparingInt(Contestant::number);

    private final List<Contestant> contestants;
    private final long[] units;
    private final long[] costs;
    private final BitSet forbidden = new BitSet();
    private final int[][] seatSquares;
    private final long repeatWeight;

    Field(List<Contestant> all, PairingTask task) {
        contestants = all.stream().sorted(BEST_FIRST).toList();
        units = contestants.stream().mapToLong(Contestant::units).toArray();
        seatSquares = contestants.stream()
                .map(contestant -> IntStream.range(0, TableSizes.LARGEST)
                        .map(seat -> contestant.timesOn(seat) * contestant.timesOn(seat))
                        .toArray())
                .toArray(int[][]::new);
        repeatWeight = task.repeatWeight() * Cost.ONE;
        costs = new long[size() * size()];
        Map<Integer, Integer> indexOf = new HashMap<>();
        for (int index = 0; index < size(); index++) {
            indexOf.put(contestants.get(index).number(), index);
        }
        contestants.forEach(contestant -> remember(contestant, indexOf));
        for (int a = 0; a < size(); a++) {
            for (int b = 0; b < size(); b++) {
                costs[a * size() + b] += gap(a, b);
            }
        }
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

    /** What two at one table cost, repeats and spread: those of a from index a × {@link #size} on. */
    long[] costs() {
        return costs;
    }

    private long gap(int a, int b) {
        return (units[a] - units[b]) * (units[a] - units[b]);
    }

    /** Where the search begins at least, even with tables of the start that cost next to nothing. */
    long leastMean() {
        return Math.max(SEAT_WEIGHT, repeatWeight / 10);
    }

    /** The seat term of these people in their best order. */
    long seats(int[] members) {
        return SEAT_WEIGHT * SeatOrders.least(members, seatSquares);
    }

    int[] seated(int[] members) {
        return SeatOrders.best(members, seatSquares);
    }

    /** The cost of a table whose people sit in this order. */
    Cost cost(int[] inOrder, boolean isShort) {
        long pairs = 0;
        long spread = 0;
        long seats = 0;
        long penalties = 0;
        for (int seat = 0; seat < inOrder.length; seat++) {
            int own = inOrder[seat];
            for (int before = 0; before < seat; before++) {
                pairs += costs[own * size() + inOrder[before]];
                spread += gap(own, inOrder[before]);
            }
            seats += SEAT_WEIGHT * seatSquares[own][seat];
            long shorts = contestants.get(own).shortTables();
            penalties += isShort ? SHORT_WEIGHT * shorts * shorts : 0;
        }
        return new Cost(pairs - spread, spread, seats, penalties);
    }

    private void remember(Contestant contestant, Map<Integer, Integer> indexOf) {
        int own = indexOf.getOrDefault(contestant.number(), 0);
        contestant.met().forEach((number, met) -> {
            Integer other = indexOf.get(number);
            if (other != null && other != own) {
                long cost = repeatWeight * ((met + 1) * (met + 1) - 1);
                int at = own * size() + other;
                costs[at] = Math.max(costs[at], cost);
                costs[other * size() + own] = costs[at];
            }
        });
    }
}
