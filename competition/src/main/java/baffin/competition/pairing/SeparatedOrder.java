package baffin.competition.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Keeps pairs apart at tables that follow from an order: places in the order are exchanged, as near as can be. */
public final class SeparatedOrder {

    private final List<Pair> forbidden;
    private final Tables tables;

    private SeparatedOrder(List<Pair> forbidden, Tables tables) {
        this.forbidden = forbidden;
        this.tables = tables;
    }

    /** The tables that an order makes. */
    public interface Tables extends Function<List<Integer>, List<List<Integer>>> {}

    /**
     * The order in which fewer forbidden pairs sit together. Pair by pair, the lower one of two who would meet changes
     * places with the nearest in the order who makes it fewer, else the upper one does: those at tables before those
     * with byes, of two as near the lower one first. Who cannot be kept apart so will meet.
     *
     * @param order entrant numbers, the best first
     * @param forbidden pairs, the most important first
     * @param tables that an order makes
     */
    public static List<Integer> of(List<Integer> order, List<Pair> forbidden, Tables tables) {
        SeparatedOrder separated = new SeparatedOrder(forbidden, tables);
        List<Integer> result = List.copyOf(order);
        for (Pair pair : forbidden) {
            if (meet(tables.apply(result), pair)) {
                result = separated.apart(result, pair);
            }
        }
        return result;
    }

    private static boolean meet(List<List<Integer>> all, Pair pair) {
        return all.stream().anyMatch(table -> table.contains(pair.a()) && table.contains(pair.b()));
    }

    private long clashes(List<Integer> order) {
        List<List<Integer>> all = tables.apply(order);
        return forbidden.stream().filter(pair -> meet(all, pair)).count();
    }

    private List<Integer> apart(List<Integer> order, Pair pair) {
        long before = clashes(order);
        int one = order.indexOf(pair.a());
        int other = order.indexOf(pair.b());
        List<Integer> seated =
                tables.apply(order).stream().flatMap(List::stream).toList();
        for (int mover : List.of(Math.max(one, other), Math.min(one, other))) {
            List<Integer> near = IntStream.range(0, order.size())
                    .filter(place -> place != mover)
                    .boxed()
                    .sorted(Comparator.comparing((Integer place) -> !seated.contains(order.get(place)))
                            .thenComparingInt(place -> Math.abs(place - mover))
                            .thenComparing(Comparator.reverseOrder()))
                    .toList();
            for (int place : near) {
                List<Integer> swapped = new ArrayList<>(order);
                Collections.swap(swapped, mover, place);
                if (clashes(swapped) < before) {
                    return swapped;
                }
            }
        }
        return order;
    }
}
