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
 * @param figures how even it is
 * @param seatSpread largest difference, over all positions, between the times on the seat had most and the seat had
 *     least
 */
public record LeagueSchedule(
        List<List<List<Integer>>> rounds, boolean exact, DivisionSchedule figures, int seatSpread) {

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
        rounds.forEach(tally::count);
        DivisionSchedule figures = tally.figures(rounds.size());
        boolean exact = figures.meetingsMin() == figures.meetingsMax()
                && figures.gamesMin() == figures.gamesMax()
                && tally.seatSpread() <= 1;
        return new LeagueSchedule(rounds, exact, figures, tally.seatSpread());
    }

    /** By how much the pair that meets most exceeds the one that meets least. */
    int meetingSpread() {
        return figures.meetingsMax() - figures.meetingsMin();
    }

    /** The same tables, so many rounds at a time. */
    LeagueSchedule merged(int tableSize, int together) {
        List<List<List<Integer>>> fewer = new ArrayList<>();
        for (int first = 0; first < rounds.size(); first += together) {
            fewer.add(rounds.subList(first, Math.min(first + together, rounds.size())).stream()
                    .flatMap(List::stream)
                    .toList());
        }
        return of(figures.entrants(), tableSize, fewer);
    }

    public List<List<Integer>> tables() {
        return rounds.stream().flatMap(List::stream).toList();
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
