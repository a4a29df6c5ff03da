package baffin.competition.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Everybody against everybody at tables of two, by the Berger tables. */
public final class RoundRobin {

    private RoundRobin() {}

    /**
     * One round.
     *
     * @param tables two entrants each, in seat order
     * @param byes who sits out: one when the number of entrants is odd, else nobody
     */
    public record Round(List<List<Integer>> tables, List<Integer> byes) {

        public Round {
            tables = List.copyOf(tables);
            byes = List.copyOf(byes);
        }
    }

    /**
     * All rounds. First seats alternate: within a cycle nobody has the first seat more than once more often than the
     * second or the other way round, and every second cycle has all seats turned.
     *
     * @param entrants two or more, in the order in which they have their numbers in the tables
     * @param cycles how often each pair meets, 1 or more
     */
    public static List<Round> rounds(List<Integer> entrants, int cycles) {
        if (entrants.size() < 2 || cycles < 1 || entrants.stream().distinct().count() < entrants.size()) {
            throw new IllegalArgumentException("no round robin of " + entrants + ", cycles " + cycles);
        }
        List<Round> rounds = new ArrayList<>();
        int even = entrants.size() + entrants.size() % 2;
        for (int cycle = 0; cycle < cycles; cycle++) {
            for (int round = 0; round < even - 1; round++) {
                rounds.add(round(entrants, even, round, cycle % 2 == 1));
            }
        }
        return rounds;
    }

    /** The last number stays; all others move on by half the number of entrants from round to round. */
    private static Round round(List<Integer> entrants, int even, int round, boolean turned) {
        List<List<Integer>> tables = new ArrayList<>();
        List<Integer> byes = new ArrayList<>();
        int circle = even - 1;
        int pivot = round * (even / 2) % circle;
        if (entrants.size() < even) {
            byes.add(entrants.get(pivot));
        } else {
            boolean lastFirst = round % 2 == 1;
            tables.add(table(entrants.get(pivot), entrants.get(circle), lastFirst != turned));
        }
        for (int step = 1; step < even / 2; step++) {
            int first = (pivot + step) % circle;
            int second = (pivot - step + circle) % circle;
            tables.add(table(entrants.get(first), entrants.get(second), turned));
        }
        return new Round(tables, byes);
    }

    private static List<Integer> table(int first, int second, boolean turned) {
        List<Integer> table = new ArrayList<>(List.of(first, second));
        if (turned) {
            Collections.reverse(table);
        }
        return table;
    }
}
