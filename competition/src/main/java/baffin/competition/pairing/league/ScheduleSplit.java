package baffin.competition.pairing.league;

import baffin.competition.pairing.Draws;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Cuts given tables into rounds: each goes to the first round that can take it; several orders are tried. */
final class ScheduleSplit {

    private static final int ORDERS = 300;

    private final List<List<Integer>> tables;
    private final int entrants;
    private final int atOnce;

    private ScheduleSplit(List<List<Integer>> tables, int entrants, int atOnce) {
        this.tables = tables;
        this.entrants = entrants;
        this.atOnce = atOnce;
    }

    /** In as few rounds as are found, the tables in their order where that needs no more. */
    static List<List<List<Integer>>> of(List<List<Integer>> tables, int entrants, int atOnce) {
        ScheduleSplit split = new ScheduleSplit(tables, entrants, atOnce);
        int[] order = IntStream.range(0, tables.size()).toArray();
        Draws draws = new Draws("split");
        List<List<List<Integer>>> best = split.inOrder(order);
        for (int attempt = 0; attempt < ORDERS; attempt++) {
            draws.shuffle(order);
            List<List<List<Integer>>> other = split.inOrder(order);
            best = other.size() < best.size() ? other : best;
        }
        return best;
    }

    private List<List<List<Integer>>> inOrder(int[] order) {
        List<List<List<Integer>>> rounds = new ArrayList<>();
        List<int[]> loads = new ArrayList<>();
        for (int index : order) {
            List<Integer> table = tables.get(index);
            int round = 0;
            while (round < rounds.size() && full(loads.get(round), table)) {
                round++;
            }
            if (round == rounds.size()) {
                rounds.add(new ArrayList<>());
                loads.add(new int[entrants]);
            }
            rounds.get(round).add(table);
            int[] load = loads.get(round);
            table.forEach(position -> load[position - 1]++);
        }
        return rounds;
    }

    private boolean full(int[] load, List<Integer> table) {
        return table.stream().anyMatch(position -> load[position - 1] >= atOnce);
    }
}
