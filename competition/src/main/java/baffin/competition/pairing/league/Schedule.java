package baffin.competition.pairing.league;

import java.util.ArrayList;
import java.util.List;

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
public record Schedule(
        List<List<List<Integer>>> rounds,
        boolean exact,
        int entrants,
        int gamesMin,
        int gamesMax,
        int meetingsMin,
        int meetingsMax,
        int seatSpread) {

    public Schedule {
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
    static Schedule of(int entrants, int tableSize, List<List<List<Integer>>> rounds) {
        Tally tally = new Tally(entrants, tableSize);
        rounds.forEach(round -> round.forEach(tally::count));
        boolean exact = tally.meetingsMin() == tally.meetingsMax()
                && tally.gamesMin() == tally.gamesMax()
                && tally.seatSpread() <= 1;
        return new Schedule(
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
    public Schedule split(int atOnce) {
        if (atOnce < 1) {
            throw new IllegalArgumentException("at least one table at once: " + atOnce);
        }
        List<List<List<Integer>>> cut = ScheduleSplit.of(tables(), entrants, atOnce);
        return new Schedule(cut, exact, entrants, gamesMin, gamesMax, meetingsMin, meetingsMax, seatSpread);
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
}
