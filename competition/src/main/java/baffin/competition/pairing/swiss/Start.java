package baffin.competition.pairing.swiss;

import baffin.competition.pairing.Contestant;
import baffin.competition.pairing.TableSizes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

/** Where the search starts: byes and short tables to whom they are due, everybody else cut into tables by rank. */
final class Start {

    /**
     * To whom a bye goes: never to one who had points for a no-show, to nobody twice before all had one, to the lowest
     * score first. Who is equal here may have it as well as the other.
     */
    static final Comparator<Contestant> BYE_FIRST = Comparator.comparing(Contestant::freePoints)
            .thenComparingInt(Contestant::byes)
            .thenComparingLong(Contestant::units);

    private Start() {}

    static Arrangement of(Field field, TableSizes sizes, int tableSize) {
        List<Integer> waiting = indices(field);
        int[] byes = take(waiting, sizes.byes(), Comparator.comparing(field::contestant, BYE_FIRST));
        int inShort = sizes.sizes().stream()
                .filter(size -> size < tableSize)
                .mapToInt(size -> size)
                .sum();
        int[] shorts = take(
                waiting,
                inShort,
                Comparator.comparingInt(index -> field.contestant(index).shortTables()));
        List<Integer> order = new ArrayList<>(waiting.stream().sorted().toList());
        Arrays.stream(shorts).sorted().forEach(order::add);
        return new Arrangement(field, cut(order, sizes.sizes(), byes), tableSize);
    }

    /** Takes away those who come first in an order; among equals the lower in rank. */
    private static int[] take(List<Integer> waiting, int count, Comparator<Integer> order) {
        List<Integer> sorted = waiting.stream()
                .sorted(order.thenComparing(Comparator.reverseOrder()))
                .toList();
        List<Integer> taken = sorted.subList(0, count);
        waiting.removeAll(new HashSet<>(taken));
        return taken.stream().mapToInt(index -> index).toArray();
    }

    private static int[][] cut(List<Integer> order, List<Integer> sizes, int[] byes) {
        int[][] groups = new int[sizes.size() + 1][];
        int next = 0;
        for (int table = 0; table < sizes.size(); table++) {
            int end = next + sizes.get(table);
            groups[table] =
                    order.subList(next, end).stream().mapToInt(index -> index).toArray();
            next = end;
        }
        groups[sizes.size()] = byes;
        return groups;
    }

    private static List<Integer> indices(Field field) {
        return new ArrayList<>(IntStream.range(0, field.size()).boxed().toList());
    }
}
