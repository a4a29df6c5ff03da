package baffin.competition.pairing.league;

import baffin.competition.pairing.Draws;
import baffin.competition.pairing.Interruption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Looks for tables at which all meet about equally often: two people of different tables change places; what makes the
 * sum of squared meetings larger is accepted ever less often. Of the sums that are least, the one in which the pair
 * that meets most and the one that meets least are nearest is kept. Whole numbers only, so every machine finds the
 * same.
 */
final class DesignSearch {

    private static final int RUNS = 4;
    private static final int LEVELS = 6;
    private static final int STEPS = 3_000;

    private final int entrants;
    private final int atOnce;
    private final int[][] tables;
    private final int[] roundOf;
    private final int[] firstOf;
    private final int[][] games;
    private final int[][] met;
    private final Draws draws;
    private int[][] best = {};
    private long squares = Long.MAX_VALUE;
    private int spread;

    private DesignSearch(int entrants, int atOnce, List<List<Integer>> plan, Draws draws) {
        this.entrants = entrants;
        this.atOnce = atOnce;
        this.draws = draws;
        met = new int[entrants][entrants];
        tables = new int[plan.stream().mapToInt(List::size).sum()][];
        roundOf = new int[tables.length];
        firstOf = new int[plan.size() + 1];
        games = new int[plan.size()][entrants];
        int next = 0;
        int table = 0;
        for (int round = 0; round < plan.size(); round++) {
            for (int size : plan.get(round)) {
                tables[table] = new int[size];
                roundOf[table] = round;
                for (int seat = 0; seat < size; seat++) {
                    tables[table][seat] = next++ % entrants;
                    games[round][tables[table][seat]]++;
                }
                count(table++);
            }
            firstOf[round + 1] = table;
        }
    }

    /**
     * The best that is found.
     *
     * @param plan seats of the tables of each round
     */
    static LeagueSchedule best(int entrants, int atOnce, List<List<Integer>> plan) {
        int tableSize =
                plan.stream().flatMap(List::stream).mapToInt(size -> size).max().orElseThrow();
        Draws draws = new Draws("league");
        long fewest = fewest(entrants, plan);
        DesignSearch best = null;
        for (int run = 0; run < RUNS && (best == null || best.squares > fewest); run++) {
            Interruption.check();
            DesignSearch other = new DesignSearch(entrants, atOnce, plan, draws);
            other.improve(fewest);
            best = best == null || other.betterThan(best) ? other : best;
        }
        return LeagueSchedule.of(
                entrants,
                tableSize,
                SeatBalance.of(Objects.requireNonNull(best, "there is a run").rounds(), entrants, tableSize));
    }

    /** The sum of squared meetings if they could be shared out evenly. */
    private static long fewest(int entrants, List<List<Integer>> plan) {
        long meetings = plan.stream()
                .flatMap(List::stream)
                .mapToLong(size -> (long) size * (size - 1) / 2)
                .sum();
        long pairs = (long) entrants * (entrants - 1) / 2;
        long low = meetings / pairs;
        long more = meetings % pairs;
        return (pairs - more) * low * low + more * (low + 1) * (low + 1);
    }

    private boolean betterThan(DesignSearch other) {
        return spread < other.spread || spread == other.spread && squares < other.squares;
    }

    private List<List<List<Integer>>> rounds() {
        List<List<List<Integer>>> rounds = new ArrayList<>();
        for (int round = 0; round < games.length; round++) {
            rounds.add(Arrays.stream(best, firstOf[round], firstOf[round + 1])
                    .map(table ->
                            Arrays.stream(table).map(index -> index + 1).boxed().toList())
                    .toList());
        }
        return rounds;
    }

    private void improve(long fewest) {
        long now = IntStream.range(0, entrants)
                .flatMap(a -> IntStream.range(0, a).map(b -> met[a][b] * met[a][b]))
                .sum();
        keep(now);
        for (int step = 0; step < STEPS * (LEVELS + 1) && squares > fewest; step++) {
            int level = 1 + step / STEPS;
            now += step(level > LEVELS ? Integer.SIZE : level);
            if (now <= squares) {
                keep(now);
            }
        }
    }

    private void keep(long now) {
        int most = 0;
        int least = Integer.MAX_VALUE;
        for (int a = 1; a < entrants; a++) {
            for (int b = 0; b < a; b++) {
                most = Math.max(most, met[a][b]);
                least = Math.min(least, met[a][b]);
            }
        }
        if (now < squares || most - least < spread) {
            squares = now;
            spread = most - least;
            best = Arrays.stream(tables).map(int[]::clone).toArray(int[][]::new);
        }
    }

    /** Tries one change; returns by how much the sum of squared meetings has risen. */
    private long step(int level) {
        int s = draws.below(tables.length);
        int round = roundOf[s];
        boolean near = draws.below(2) == 0;
        int t = near ? firstOf[round] + draws.below(firstOf[round + 1] - firstOf[round]) : draws.below(tables.length);
        int i = draws.below(tables[s].length);
        int j = draws.below(tables[t].length);
        if (s == t || holds(s, tables[t][j]) || holds(t, tables[s][i]) || crowded(s, i, t, j)) {
            return 0;
        }
        long more = change(s, i, t, j);
        int odds = (int) Math.min(Integer.SIZE - 2, more * level / 2);
        if (more > 0 && draws.below(1 << odds) != 0) {
            return more + change(s, i, t, j);
        }
        return more;
    }

    /** True when somebody would play too many games at once. */
    private boolean crowded(int s, int i, int t, int j) {
        return roundOf[s] != roundOf[t]
                && (games[roundOf[s]][tables[t][j]] >= atOnce || games[roundOf[t]][tables[s][i]] >= atOnce);
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
        games[roundOf[s]][a]--;
        games[roundOf[s]][b]++;
        games[roundOf[t]][b]--;
        games[roundOf[t]][a]++;
        return more;
    }

    private long meet(int a, int b, int by) {
        int before = met[a][b];
        met[a][b] += by;
        met[b][a] += by;
        return (long) (before + by) * (before + by) - (long) before * before;
    }

    private void count(int table) {
        int[] members = tables[table];
        for (int i = 1; i < members.length; i++) {
            for (int j = 0; j < i; j++) {
                meet(members[i], members[j], 1);
            }
        }
    }
}
