package baffin.competition.pairing.league;

import baffin.competition.pairing.TableSizes;
import java.util.ArrayList;
import java.util.List;

/** How many tables of which size the rounds of a division have: round, seats of each table. */
final class RoundSizes {

    private RoundSizes() {}

    /** As few tables as hold all games, in as few rounds as take them. */
    static List<List<Integer>> full(int entrants, int tableSize, int games, int atOnce) {
        List<List<Integer>> rounds = new ArrayList<>();
        for (int size : TableSizes.of(entrants * games, tableSize, false).sizes()) {
            int round = 0;
            while (round < rounds.size() && seats(rounds.get(round)) + size > entrants * atOnce) {
                round++;
            }
            if (round == rounds.size()) {
                rounds.add(new ArrayList<>());
            }
            rounds.get(round).add(size);
        }
        return rounds;
    }

    /** Everybody has all games of each round, at short tables where the number needs them; empty where that fails. */
    static List<List<Integer>> everybody(int entrants, int tableSize, int games, int atOnce) {
        List<List<Integer>> rounds = new ArrayList<>();
        int without = TableSizes.of(entrants * games, tableSize, false).byes();
        for (int left = games; left > 0; left -= atOnce) {
            TableSizes sizes = TableSizes.of(entrants * Math.min(atOnce, left), tableSize, false);
            without -= sizes.byes();
            rounds.add(sizes.sizes());
        }
        return without < 0 ? List.of() : rounds;
    }

    private static int seats(List<Integer> round) {
        return round.stream().mapToInt(size -> size).sum();
    }
}
