package baffin.competition.pairing.league;

import baffin.competition.pairing.Draws;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * All tables of a division league by position, 1 to the number of entrants; who gets which position is the organiser's
 * (or the lot's) choice.
 *
 * @param rounds round, table, positions in seat order; a round may hold several tables of one entrant
 * @param exact whether all pairs meet equally often, all play equally many games and nobody's seats differ by more
 *     than one
 * @param entrants number of positions
 * @param gamesMin fewest games of a position
 * @param gamesMax most games of a position
 * @param meetingsMin how often the pair that meets least does
 * @param meetingsMax how often the pair that meets most does
 * @param seatSpread largest difference, over all positions, between the times on the seat had most and the seat had
 *     least
 */
public record LeagueSchedule(
        List<List<List<Integer>>> rounds,
        boolean exact,
        int entrants,
        int gamesMin,
        int gamesMax,
        int meetingsMin,
        int meetingsMax,
        int seatSpread) {

    public LeagueSchedule {
        rounds = rounds.stream()
                .map(round -> round.stream().map(List::copyOf).toList())
                .toList();
    }

    /**
     * A schedule with its figures counted.
     *
     * @param entrants number of positions
     * @param tableSize seats of a full table
     */
    static LeagueSchedule of(int entrants, int tableSize, List<List<List<Integer>>> rounds) {
        Tally tally = new Tally(entrants, tableSize);
        rounds.forEach(round -> round.forEach(tally::count));
        boolean exact = tally.meetingsMin() == tally.meetingsMax()
                && tally.gamesMin() == tally.gamesMax()
                && tally.seatSpread() <= 1;
        return new LeagueSchedule(
                rounds,
                exact,
                entrants,
                tally.gamesMin(),
                tally.gamesMax(),
                tally.meetingsMin(),
                tally.meetingsMax(),
                tally.seatSpread());
    }

    /** All tables in order. */
    public List<List<Integer>> tables() {
        return rounds.stream().flatMap(List::stream).toList();
    }

    /**
     * The same tables cut into as few rounds as are found such that nobody plays too many at once.
     *
     * @param atOnce most tables of one entrant in a round, 1 or more
     */
    public LeagueSchedule split(int atOnce) {
        if (atOnce < 1) {
            throw new IllegalArgumentException("at least one table at once: " + atOnce);
        }
        List<List<List<Integer>>> cut = ScheduleSplit.of(tables(), entrants, atOnce);
        return new LeagueSchedule(cut, exact, entrants, gamesMin, gamesMax, meetingsMin, meetingsMax, seatSpread);
    }

    /** The tables of a round with entrant numbers in the place of positions: position p is the p-th of the list. */
    public List<List<Integer>> named(int round, List<Integer> entrantOfPosition) {
        List<List<Integer>> tables = new ArrayList<>();
        for (List<Integer> table : rounds.get(round)) {
            tables.add(table.stream()
                    .map(position -> entrantOfPosition.get(position - 1))
                    .toList());
        }
        return tables;
    }

    /** Cuts tables into rounds: each goes to the first round that can take it; several orders are tried. */
    static final class ScheduleSplit {

        private static final int ORDERS = 300;

        private final List<List<Integer>> tables;
        private final int entrants;
        private final int atOnce;

        private ScheduleSplit(List<List<Integer>> tables, int entrants, int atOnce) {
            this.tables = tables;
            this.entrants = entrants;
            this.atOnce = atOnce;
        }

        static List<List<List<Integer>>> of(List<List<Integer>> tables, int entrants, int atOnce) {
            ScheduleSplit split = new ScheduleSplit(tables, entrants, atOnce);
            int[] order = IntStream.range(0, tables.size()).toArray();
            Draws draws = new Draws("split");
            List<List<List<Integer>>> best = split.inOrder(order);
            for (int attempt = 0; attempt < ORDERS && best.size() > split.fewest(); attempt++) {
                draws.shuffle(order);
                List<List<List<Integer>>> other = split.inOrder(order);
                best = other.size() < best.size() ? other : best;
            }
            return best;
        }

        /** No fewer rounds can do: games of the busiest, and seats that a round can fill. */
        private int fewest() {
            int[] games = new int[entrants];
            tables.forEach(table -> table.forEach(position -> games[position - 1]++));
            int busiest = Arrays.stream(games).max().orElse(0);
            return (busiest + atOnce - 1) / atOnce;
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
}
