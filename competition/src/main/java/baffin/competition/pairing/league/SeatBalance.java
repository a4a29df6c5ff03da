package baffin.competition.pairing.league;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Puts the people of given tables on seats so that nobody's seats differ by more than one (tables all of one size).
 *
 * <p>Two seats at a time: a table is an edge between the two who have these seats. An edge walked from one to the other
 * gives the first seat to the one it leaves; walking closed tours leaves everybody as often as it comes to them, so
 * both seats are shared evenly. Each such step lowers the sum of squared seat counts, so it ends, and then no two
 * seats of anybody differ by more than one. Short tables lack the last seat and can make it less even.
 */
final class SeatBalance {

    private final int entrants;
    private final int[][] tables;
    private final int[][] counts;

    private SeatBalance(int entrants, int tableSize, int[][] tables) {
        this.entrants = entrants;
        this.tables = tables;
        counts = new int[entrants][tableSize];
        for (int[] table : tables) {
            for (int seat = 0; seat < table.length; seat++) {
                counts[table[seat]][seat]++;
            }
        }
    }

    static List<List<List<Integer>>> of(List<List<List<Integer>>> rounds, int entrants, int tableSize) {
        int[][] tables = rounds.stream()
                .flatMap(List::stream)
                .map(table -> table.stream().mapToInt(position -> position - 1).toArray())
                .toArray(int[][]::new);
        new SeatBalance(entrants, tableSize, tables).even(tableSize);
        List<List<List<Integer>>> balanced = new ArrayList<>();
        int next = 0;
        for (List<List<Integer>> round : rounds) {
            List<List<Integer>> seated = new ArrayList<>();
            for (int table = 0; table < round.size(); table++) {
                seated.add(Arrays.stream(tables[next++])
                        .map(index -> index + 1)
                        .boxed()
                        .toList());
            }
            balanced.add(seated);
        }
        return balanced;
    }

    private void even(int tableSize) {
        boolean better = true;
        while (better) {
            better = false;
            for (int high = 1; high < tableSize; high++) {
                for (int low = 0; low < high; low++) {
                    better |= uneven(low, high) && share(low, high);
                }
            }
        }
    }

    private boolean uneven(int low, int high) {
        return Arrays.stream(counts).anyMatch(own -> Math.abs(own[low] - own[high]) > 1);
    }

    private boolean share(int low, int high) {
        int[] edges = edges(high);
        boolean[] turned = turned(edges, low, high);
        long before = squares();
        turn(edges, turned, low, high);
        if (squares() < before) {
            return true;
        }
        turn(edges, turned, low, high);
        return false;
    }

    private int[] edges(int high) {
        List<Integer> edges = new ArrayList<>();
        for (int table = 0; table < tables.length; table++) {
            if (tables[table].length > high) {
                edges.add(table);
            }
        }
        return edges.stream().mapToInt(table -> table).toArray();
    }

    private void turn(int[] edges, boolean[] turned, int low, int high) {
        for (int edge = 0; edge < edges.length; edge++) {
            if (turned[edge]) {
                int[] table = tables[edges[edge]];
                count(table, low, high, -1);
                int moved = table[low];
                table[low] = table[high];
                table[high] = moved;
                count(table, low, high, 1);
            }
        }
    }

    private void count(int[] table, int low, int high, int by) {
        counts[table[low]][low] += by;
        counts[table[high]][high] += by;
    }

    private long squares() {
        return Arrays.stream(counts)
                .flatMapToInt(Arrays::stream)
                .mapToLong(count -> (long) count * count)
                .sum();
    }

    /** Which edges a walk takes from the high seat to the low one. One more point joins all that have an odd number. */
    private boolean[] turned(int[] edges, int low, int high) {
        List<Deque<int[]>> ways = new ArrayList<>();
        for (int point = 0; point <= entrants; point++) {
            ways.add(new ArrayDeque<>());
        }
        boolean[] used = new boolean[edges.length + entrants];
        for (int edge = 0; edge < edges.length; edge++) {
            join(ways, tables[edges[edge]][low], tables[edges[edge]][high], edge);
        }
        for (int point = 0; point < entrants; point++) {
            if (ways.get(point).size() % 2 != 0) {
                join(ways, entrants, point, edges.length + point);
            }
        }
        boolean[] turned = new boolean[edges.length];
        for (int start = 0; start <= entrants; start++) {
            walk(ways, start, used, turned);
        }
        return turned;
    }

    private static void join(List<Deque<int[]>> ways, int from, int to, int edge) {
        ways.get(from).add(new int[] {edge, to, 0});
        ways.get(to).add(new int[] {edge, from, 1});
    }

    /** Walks on until no way is left; as every point has an even number of ways, each walk ends where it began. */
    private static void walk(List<Deque<int[]>> ways, int start, boolean[] used, boolean[] turned) {
        int at = start;
        int[] way = ways.get(at).poll();
        while (way != null) {
            if (!used[way[0]]) {
                used[way[0]] = true;
                if (way[0] < turned.length) {
                    turned[way[0]] = way[2] == 1;
                }
                at = way[1];
            }
            way = ways.get(at).poll();
        }
    }
}
