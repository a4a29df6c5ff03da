package baffin.competition.pairing.league;

import baffin.competition.pairing.Draws;
import baffin.competition.pairing.Interruption;
import baffin.competition.pairing.TableSizes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Looks for tables at which all meet about equally often: two people of different tables change places; what makes the
 * sum of squared meetings larger is accepted ever less often. Whole numbers only, so every machine finds the same.
 */
final class DesignSearch {

    private static final int RUNS = 4;
    private static final int LEVELS = 6;
    private static final int STEPS = 6_000;

    private final int entrants;
    private final int perRound;
    private final int[][] tables;
    private final int[][] met;
    private final Draws draws;

    /**
     * A search.
     *
     * @param perRound tables of a round in which everybody plays once; 0 when tables are not bound to rounds
     */
    private DesignSearch(int entrants, List<Integer> sizes, int perRound, Draws draws) {
        this.entrants = entrants;
        this.perRound = perRound;
        this.draws = draws;
        met = new int[entrants][entrants];
        tables = new int[sizes.size()][];
        int next = 0;
        for (int table = 0; table < tables.length; table++) {
            tables[table] = new int[sizes.get(table)];
            for (int seat = 0; seat < tables[table].length; seat++) {
                tables[table][seat] = next++ % entrants;
            }
            count(table, 1);
        }
    }

    /** The best that is found; rounds in which everybody plays once are kept when they cost no evenness. */
    static List<List<List<Integer>>> rounds(int entrants, int tableSize, int games, String seed) {
        List<Integer> sizes = TableSizes.of(entrants * games, tableSize, false).sizes();
        int perRound = entrants % tableSize == 0 ? entrants / tableSize : 0;
        Draws draws = new Draws(seed);
        DesignSearch best = best(entrants, sizes, perRound, draws);
        if (perRound > 0 && best.squares() > fewest(entrants, sizes)) {
            DesignSearch free = best(entrants, sizes, 0, draws);
            best = free.squares() < best.squares() ? free : best;
        }
        List<List<Integer>> found = Arrays.stream(best.tables)
                .map(table ->
                        Arrays.stream(table).map(index -> index + 1).boxed().toList())
                .toList();
        return SeatBalance.of(inRounds(found, best.perRound), entrants, tableSize);
    }

    private static DesignSearch best(int entrants, List<Integer> sizes, int perRound, Draws draws) {
        long fewest = fewest(entrants, sizes);
        DesignSearch best = new DesignSearch(entrants, sizes, perRound, draws);
        best.improve(fewest);
        for (int run = 1; run < RUNS && best.squares() > fewest; run++) {
            Interruption.check();
            DesignSearch other = new DesignSearch(entrants, sizes, perRound, draws);
            other.improve(fewest);
            best = other.squares() < best.squares() ? other : best;
        }
        return best;
    }

    /** The sum of squared meetings if they could be shared out evenly. */
    private static long fewest(int entrants, List<Integer> sizes) {
        long meetings =
                sizes.stream().mapToLong(size -> (long) size * (size - 1) / 2).sum();
        long pairs = (long) entrants * (entrants - 1) / 2;
        long low = meetings / pairs;
        long more = meetings % pairs;
        return (pairs - more) * low * low + more * (low + 1) * (low + 1);
    }

    private static List<List<List<Integer>>> inRounds(List<List<Integer>> tables, int perRound) {
        if (perRound == 0) {
            return List.of(tables);
        }
        List<List<List<Integer>>> rounds = new ArrayList<>();
        for (int first = 0; first < tables.size(); first += perRound) {
            rounds.add(tables.subList(first, first + perRound));
        }
        return rounds;
    }

    private void improve(long fewest) {
        if (tables.length < 2 || perRound == 1) {
            return;
        }
        long squares = squares();
        for (int step = 0; step < STEPS * (LEVELS + 1) && squares > fewest; step++) {
            int level = 1 + step / STEPS;
            squares += step(level > LEVELS ? Integer.SIZE : level);
        }
    }

    /** Tries one change; returns by how much the sum of squared meetings has risen. */
    private long step(int level) {
        int s = draws.below(tables.length);
        int t = perRound == 0 ? draws.below(tables.length) : s / perRound * perRound + draws.below(perRound);
        int i = draws.below(tables[s].length);
        int j = draws.below(tables[t].length);
        if (s == t || holds(s, tables[t][j]) || holds(t, tables[s][i])) {
            return 0;
        }
        long more = change(s, i, t, j);
        int odds = (int) Math.min(Integer.SIZE - 2, more * level / 2);
        if (more > 0 && draws.below(1 << odds) != 0) {
            return more + change(s, i, t, j);
        }
        return more;
    }

    private boolean holds(int table, int member) {
        for (int other : tables[table]) {
            if (other == member) {
                return true;
            }
        }
        return false;
    }

    /** Lets two change places; returns by how much that raises the sum of squared meetings. */
    private long change(int s, int i, int t, int j) {
        int a = tables[s][i];
        int b = tables[t][j];
        long more = 0;
        for (int other : tables[s]) {
            more += other == a ? 0 : meet(a, other, -1) + meet(b, other, 1);
        }
        for (int other : tables[t]) {
            more += other == b ? 0 : meet(b, other, -1) + meet(a, other, 1);
        }
        tables[s][i] = b;
        tables[t][j] = a;
        return more;
    }

    private long meet(int a, int b, int by) {
        int before = met[a][b];
        met[a][b] += by;
        met[b][a] += by;
        return (long) (before + by) * (before + by) - (long) before * before;
    }

    private void count(int table, int by) {
        int[] members = tables[table];
        for (int i = 1; i < members.length; i++) {
            for (int j = 0; j < i; j++) {
                meet(members[i], members[j], by);
            }
        }
    }

    private long squares() {
        return IntStream.range(0, entrants)
                .flatMap(a -> IntStream.range(0, a).map(b -> met[a][b] * met[a][b]))
                .sum();
    }
}
